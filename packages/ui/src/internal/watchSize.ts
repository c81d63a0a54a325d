/** Calls back with the first size of the elements and with each change, until what it answers is called. A document without layout, as tests have it, has no sizes. */
export function watchSize(elements: readonly Element[], onSize: ResizeObserverCallback): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver(onSize)
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
