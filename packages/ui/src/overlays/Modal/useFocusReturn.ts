import { useClientLayoutEffect } from '../../internal/useClientLayoutEffect.ts'

/** Where the focus was when an overlay opened, and where it was when the overlay below that one opened. */
interface Origin {
  /** The focused element and its ancestors, from the inside out. */
  path: Element[]
  below: Origin | undefined
}

const open: Origin[] = []

/** The origin of a just closed overlay. An overlay that replaces it inherits the origin. */
let left: Origin | undefined

function enter(): Origin {
  const path = pathTo(document.activeElement)
  const origin = path.length === 0 && left ? left : { path, below: open.at(-1) }
  left = undefined
  open.push(origin)
  return origin
}

function leave(origin: Origin): void {
  open.splice(open.indexOf(origin), 1)
  // If several close together, the lowest one's origin counts.
  if (!left || left.below === origin) left = origin
}

function pathTo(element: Element | null): Element[] {
  const path: Element[] = []
  for (let at = element; at && at !== document.body && at !== document.documentElement; at = at.parentElement) path.push(at)
  return path
}

function giveBack(): void {
  const origin = left
  left = undefined
  for (let at = origin; at; at = at.below) {
    const target = reachable(at.path)
    if (target) {
      target.focus({ preventScroll: target !== at.path[0] })
      return
    }
  }
  document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true })
}

/**
 * Remembers the focus when the overlay mounts, and returns a function that restores it: to that element or, if it is gone, to its nearest focusable
 * ancestor. When one dialog replaces another, closing it returns the focus to where it was before the first one.
 */
export function useFocusReturn(): (event: Event) => void {
  useClientLayoutEffect(() => {
    const origin = enter()
    return () => leave(origin)
  }, [])
  return (event) => {
    event.preventDefault()
    giveBack()
  }
}

/** The first of these elements that is in the page, visible and focusable. */
function reachable(path: readonly Element[]): HTMLElement | undefined {
  return path.find((element): element is HTMLElement => (
    element instanceof HTMLElement && element.isConnected && element.matches('a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]')
    && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })
  ))
}
