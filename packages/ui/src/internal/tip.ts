import type { KeyboardEvent, PointerEvent } from 'react'
import type { TipSide } from './showTip.ts'

type Begin = PointerEvent<HTMLElement> | KeyboardEvent<HTMLElement>

/** Keys that move the focus. */
const movingKeys = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])
const pressKeys = new Set(['Enter', ' '])

let pressedAt = 0
const onPointerDownCapture = ({ timeStamp }: PointerEvent) => {
  pressedAt = timeStamp
}

/**
 * Properties to spread on a control, so that pointer, keyboard focus and long touch show a text. For screen readers the control's name or
 * description must say the same. `showTip` loads when first needed; if that fails, the browser shows a `title`.
 */
export function tip(text: string | undefined, side: TipSide = 'block') {
  if (text === undefined || text === '') return {}
  const begin = (event: Begin) => {
    const { currentTarget: anchor, timeStamp } = event
    const isInert = anchor.ariaDisabled === 'true'
    if ('key' in event ? !movingKeys.has(event.key) && !(isInert && pressKeys.has(event.key)) : anchor.contains(event.relatedTarget as Node | null)) return
    const by = 'key' in event ? 'key' : event.pointerType === 'touch' ? 'touch' : 'pointer'
    import('./showTip.ts').then(({ showTip }) => showTip(anchor, text, { by, side, isPressed: pressedAt >= timeStamp }), () => {
      anchor.title = text
    })
  }
  return { onPointerOverCapture: begin, onPointerDownCapture, onKeyUpCapture: begin }
}
