/** Where the tip is. `block`: below or above its control. `inline`: beside it, for icons in a column. */
export type TipSide = 'block' | 'inline'

interface Start {
  by: 'pointer' | 'touch' | 'key'
  side: TipSide
  /** Whether the control was pressed while this code loaded. */
  isPressed: boolean
}

/** Milliseconds before a tip shows. In a row of icons only the first one waits. */
const delays = { pointer: 300, touch: 500, key: 0 }
const stillWarm = 300
/** Milliseconds in which the pointer can move from the control onto the tip. */
const grace = 150
const gap = 6
const edge = 8

let current: { anchor: HTMLElement, end: () => void } | undefined
let endedAt = Number.NEGATIVE_INFINITY

/**
 * Shows a tip beside its control, one at a time. The tip disappears when pointer or focus leaves the control, and at a press or a scroll.
 */
export function showTip(anchor: HTMLElement, text: string, { by, side, isPressed }: Start): void {
  const asksWhy = () => anchor.ariaDisabled === 'true' && anchor.ariaBusy !== 'true'
  if (current?.anchor === anchor || !anchor.isConnected || (isPressed && by !== 'touch' && !asksWhy())) return
  // Pointer or focus may have left while this code loaded.
  if (by === 'key' ? !anchor.matches(':focus-within') : by === 'pointer' && !anchor.matches(isPressed ? ':is(:hover, :focus-within)' : ':hover')) return
  current?.end()
  const ending = new AbortController()
  const { signal } = ending
  let panel: HTMLElement | undefined
  let timer = 0

  const end = () => {
    clearTimeout(timer)
    if (panel) endedAt = performance.now()
    panel?.remove()
    ending.abort()
    current = undefined
  }
  const show = () => {
    if (panel || !anchor.isConnected) return
    panel = makePanel(text)
    // The tip is inside the control's scope, which has its design tokens, else at the end of the page.
    const host = anchor.closest('[data-portal-scope]') ?? document.body
    host.append(panel)
    if ('showPopover' in panel) panel.showPopover()
    place(panel, anchor, side)
    panel.addEventListener('pointerenter', () => clearTimeout(timer), { signal })
    panel.addEventListener('pointerleave', endSoon, { signal })
  }
  const endSoon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(end, panel ? grace : 0)
  }
  const press = (event: Event) => {
    const isInside = anchor.contains(event.target as Node)
    // A press on a disabled control shows its reason.
    if (isInside && asksWhy()) show()
    else if (!isInside || by !== 'touch' || panel) end()
  }
  const release = () => {
    if (!panel) end()
  }
  /** A long touch shows the tip; it must not also press. */
  const notAPress = (event: Event) => {
    if (!panel || anchor.ariaDisabled === 'true') return
    event.preventDefault()
    event.stopPropagation()
  }

  current = { anchor, end }
  window.addEventListener('scroll', end, { capture: true, passive: true, signal })
  window.addEventListener('pointerdown', press, { capture: true, signal })
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') end()
  }, { capture: true, signal })
  anchor.addEventListener('blur', end, { capture: true, signal })
  if (by === 'pointer') anchor.addEventListener('pointerleave', endSoon, { signal })
  if (by === 'touch') {
    for (const event of ['pointerup', 'pointercancel']) window.addEventListener(event, release, { capture: true, signal })
    for (const event of ['click', 'contextmenu']) anchor.addEventListener(event, notAPress, { capture: true, signal })
  }
  const delay = by === 'pointer' && performance.now() - endedAt < stillWarm ? 0 : delays[by]
  if (delay === 0 || (isPressed && asksWhy())) show()
  else timer = window.setTimeout(show, delay)
}

function makePanel(text: string): HTMLElement {
  const panel = document.createElement('div')
  panel.role = 'tooltip'
  // The tip is hidden from screen readers, because the control's name or description says the same.
  panel.ariaHidden = 'true'
  panel.popover = 'manual'
  panel.dir = 'auto'
  panel.textContent = text
  panel.style.cssText = `
    position: fixed; inset: auto; box-sizing: border-box; inline-size: max-content; max-inline-size: min(280px, calc(100vw - 16px)); margin: 0;
    padding: var(--portal-space-1) var(--portal-space-2); border: 1px solid transparent; border-radius: var(--portal-radius-control);
    background: var(--portal-surface-inverse); color: var(--portal-text-inverse); font: var(--portal-type-small); text-align: start;
    overflow-wrap: anywhere; white-space: normal; text-wrap: balance;`
  return panel
}

/** Places the tip: centered below the control, above it if there is no room, or beside it. */
function place(panel: HTMLElement, anchor: HTMLElement, side: TipSide): void {
  const [at, size] = [anchor.getBoundingClientRect(), panel.getBoundingClientRect()]
  const [width, height] = [document.documentElement.clientWidth, window.innerHeight]
  const within = (value: number, length: number, room: number) => Math.max(edge, Math.min(value, room - length - edge))
  const middle = within(at.left + (at.width - size.width) / 2, size.width, width)
  const isRtl = getComputedStyle(anchor).direction === 'rtl'
  const beside = isRtl ? at.left - gap - size.width : at.right + gap
  const below = at.bottom + gap + size.height <= height - edge ? at.bottom + gap : at.top - gap - size.height
  const [left, top] = side === 'inline'
    ? [within(beside, size.width, width), within(at.top + (at.height - size.height) / 2, size.height, height)]
    : [middle, within(below, size.height, height)]
  panel.style.left = `${left}px`
  panel.style.top = `${top}px`
}
