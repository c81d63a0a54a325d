const gap = 4
const edge = 8

/** Whether the browser supports CSS anchor positioning. */
export const hasAnchors = () => typeof CSS !== 'undefined' && CSS.supports('position-area', 'self-block-end span-self-inline-start')

/**
 * For browsers without anchor positioning: keeps an open panel under its button while the page scrolls and resizes. Returns a function that
 * ends this.
 */
export function followAnchor(panel: HTMLElement, anchor: HTMLElement): () => void {
  const place = () => placeBelow(panel, anchor)
  place()
  const ending = new AbortController()
  for (const event of ['scroll', 'resize']) window.addEventListener(event, place, { capture: true, passive: true, signal: ending.signal })
  return () => ending.abort()
}

/**
 * Places a panel below its button, or above if there is no room below. The end edges are aligned, or the start edges by `data-align`. The
 * panel is positioned by that edge, so that a font that loads later doesn't shift it.
 */
function placeBelow(panel: HTMLElement, anchor: HTMLElement): void {
  const [at, size] = [anchor.getBoundingClientRect(), panel.getBoundingClientRect()]
  const hangsLeft = (getComputedStyle(anchor).direction === 'rtl') !== (panel.dataset['align'] === 'start')
  const width = document.documentElement.clientWidth
  const inset = Math.max(edge, Math.min(hangsLeft ? at.left : width - at.right, width - size.width - edge))
  const below = at.bottom + gap
  const fits = below + size.height <= window.innerHeight - edge
  const top = fits ? below : Math.max(edge, at.top - gap - size.height)
  panel.style.inset = hangsLeft ? `${top}px auto auto ${inset}px` : `${top}px ${inset}px auto auto`
}
