/** Tells whether an element is within the part of the page that is seen, as it changes. */
export function watchSight(element: Element, signal: AbortSignal, tell: (isInView: boolean) => void): void {
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? true))
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
