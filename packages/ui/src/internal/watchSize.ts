/**
 * Calls back with the first size of the elements and after each change. Returns a function that ends it. A document without layout (tests)
 * has no sizes.
 */
export function watchSize(elements: readonly Element[], onSize: ResizeObserverCallback): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver(onSize)
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
