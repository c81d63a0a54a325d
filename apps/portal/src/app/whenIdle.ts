/** Runs once the browser rests, or as soon as somebody does something on the page. */
export function whenIdle(run: () => Promise<void>, element: HTMLElement): void {
  const once = new AbortController()
  const start = () => {
    if (once.signal.aborted) return
    once.abort()
    // What fails here is tried again when it is needed.
    run().catch(() => {})
  }
  element.addEventListener('focusin', start, { signal: once.signal })
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 500)
}
