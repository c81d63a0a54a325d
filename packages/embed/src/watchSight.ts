/** Reports whether an element is in the viewport, after each change. A document that is never painted, as in tests, can't tell. */
export function watchSight(element: Element, signal: AbortSignal, tell: (isInView: boolean) => void): void {
  if (!('IntersectionObserver' in globalThis)) return
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? true))
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
