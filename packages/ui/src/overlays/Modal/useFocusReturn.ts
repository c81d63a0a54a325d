import { useClientLayoutEffect } from '../../internal/useClientLayoutEffect.ts'
import { reachable } from './reachable.ts'

/** Where the focus was when an overlay opened, and where it was when the overlay below that one opened. */
interface Origin {
  /** What had the focus, then what it stood in, from the inside out. */
  path: Element[]
  below: Origin | undefined
}

const open: Origin[] = []

/** The origin of an overlay that has just closed. An overlay that opens in its place takes it over. */
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
  // Of several that close together, the lowest knows what stays.
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
 * Remembers what had the focus when the calling overlay was mounted, and returns what gives it back: to that element or, where it
 * is gone, to the nearest thing around it that takes the focus. A dialog in the place of another gives it back to what opened the first.
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
