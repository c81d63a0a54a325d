/** Tells whether an element is within the part of the page that is seen, as it changes. A document that is never painted, as in tests, cannot say. */
export function watchSight(element: Element, signal: AbortSignal, tell: (isInView: boolean) => void): void {
  if (!('IntersectionObserver' in globalThis)) return
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? true))
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
