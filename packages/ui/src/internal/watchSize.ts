/**
 * Calls back with the first size of the elements and after each change. Returns a function that ends this. In tests without a layout it
 * does nothing.
 */
export function watchSize(elements: readonly Element[], onSize: ResizeObserverCallback): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver(onSize)
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
