import type { KeyboardEvent, PointerEvent } from 'react'
import type { TipSide } from './showTip.ts'

type Begin = PointerEvent<HTMLElement> | KeyboardEvent<HTMLElement>

/** Keys that move the focus, and keys that press. */
const movingKeys = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])
const pressKeys = new Set(['Enter', ' '])

let pressedAt = 0
const onPointerDownCapture = ({ timeStamp }: PointerEvent) => {
  pressedAt = timeStamp
}

/**
 * Spread it on a control: shows the text by pointer, keyboard focus and long touch. Screen readers get it from the control's name or
 * description. `showTip` loads when first needed; if that fails, the browser shows a `title`.
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
