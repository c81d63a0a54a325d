const gap = 4
const edge = 8

/** Puts an open popover under its button, end edges aligned, inside the window; above it where there is no room below. */
export function placeBelow(panel: HTMLElement, button: HTMLElement): void {
  const [at, size] = [button.getBoundingClientRect(), panel.getBoundingClientRect()]
  const isRtl = getComputedStyle(button).direction === 'rtl'
  const wanted = isRtl ? at.left : at.right - size.width
  const left = Math.max(edge, Math.min(wanted, window.innerWidth - size.width - edge))
  const below = at.bottom + gap
  const fits = below + size.height <= window.innerHeight - edge
  const top = fits ? below : Math.max(edge, at.top - gap - size.height)
  panel.style.inset = `${top}px auto auto ${left}px`
}
