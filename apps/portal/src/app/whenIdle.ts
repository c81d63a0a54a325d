import { ahead } from './ahead.ts'

/** Runs once the browser rests, or as soon as someone does something there. Answers the function that calls it off. */
export function whenIdle(run: () => Promise<unknown>, there: EventTarget): () => void {
  const once = new AbortController()
  const start = () => {
    if (once.signal.aborted) return
    once.abort()
    // What fails here is tried again when it is needed.
    ahead.pending += 1
    run().catch(() => {}).finally(() => (ahead.pending -= 1))
  }
  there.addEventListener('focusin', start, { signal: once.signal })
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 500)
  return () => once.abort()
}
