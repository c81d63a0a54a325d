/**
 * Reports after each change whether an element is visible in the window. In documents that are never painted, as in some tests, it reports
 * nothing.
 */
export function watchSight(element: Element, signal: AbortSignal, tell: (isInView: boolean) => void): void {
  if (!('IntersectionObserver' in globalThis)) return
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? true))
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
