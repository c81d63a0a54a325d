const gap = 4
const edge = 8

/**
 * Puts an open popover under its button, end edges aligned; above it where there is no room below.
 * It hangs on an edge and not on its own width, so that a font that arrives late does not shift it.
 */
export function placeBelow(panel: HTMLElement, button: HTMLElement): void {
  const [at, size] = [button.getBoundingClientRect(), panel.getBoundingClientRect()]
  const isRtl = getComputedStyle(button).direction === 'rtl'
  const width = document.documentElement.clientWidth
  const fromEnd = isRtl ? at.left : width - at.right
  const end = Math.max(edge, Math.min(fromEnd, width - size.width - edge))
  const below = at.bottom + gap
  const fits = below + size.height <= window.innerHeight - edge
  const top = fits ? below : Math.max(edge, at.top - gap - size.height)
  panel.style.inset = isRtl ? `${top}px auto auto ${end}px` : `${top}px ${end}px auto auto`
}
