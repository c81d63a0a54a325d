import { ahead } from './ahead.ts'

/** Runs a function when the browser is idle, or at the first user event if that is earlier. Returns a function that cancels. */
export function whenIdle(run: () => Promise<unknown>, there: EventTarget): () => void {
  const once = new AbortController()
  const start = () => {
    if (once.signal.aborted) return
    once.abort()
    // A failed load is retried when the code is needed.
    ahead.pending += 1
    run().catch(() => {}).finally(() => (ahead.pending -= 1))
  }
  there.addEventListener('focusin', start, { signal: once.signal })
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 500)
  return () => once.abort()
}
