import { onPlan, planScale, type PlanPlace } from '@portal/domain'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'

interface MarkDrag {
  id: string
  /** Pixels from the pointer to the mark's middle. */
  grip: { x: number; y: number }
  place: PlanPlace
}

/** How far an arrow key moves a mark: a hundredth of the picture, or a twentieth with Shift. */
const steps = { plain: planScale / 100, shift: planScale / 20 }
const directions: Partial<Record<string, PlanPlace>> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } }

/**
 * The position to which an arrow key moves a mark; null for another key. The picture is never mirrored, so the left key moves left in every
 * language.
 */
export function placeAfterKey({ key, shiftKey }: KeyboardEvent, { x, y }: PlanPlace): PlanPlace | null {
  const direction = directions[key]
  const step = shiftKey ? steps.shift : steps.plain
  return direction ? onPlan({ x: x + direction.x * step, y: y + direction.y * step }) : null
}

/** Lets the pointer drag a mark, and reports its position once, at the end. The mark's parent element covers the picture. */
export function useMarkDrag(onMove: ((id: string, place: PlanPlace) => void) | undefined) {
  const [drag, setDrag] = useState<MarkDrag | null>(null)
  const placeAt = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, grip: MarkDrag['grip']): PlanPlace => {
    const { left, top, width, height } = (currentTarget.closest('[data-plan]') ?? currentTarget).getBoundingClientRect()
    return onPlan({ x: ((clientX + grip.x - left) / width) * planScale, y: ((clientY + grip.y - top) / height) * planScale })
  }
  const pointerProps = (id: string) => onMove && {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
      const grip = { x: left + width / 2 - event.clientX, y: top + height / 2 - event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ id, grip, place: placeAt(event, grip) })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag?.id === id) setDrag({ ...drag, place: placeAt(event, drag.grip) })
    },
    // The position is read from the event, because a quick release comes before the last move is rendered.
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (drag?.id !== id) return
      setDrag(null)
      onMove(id, placeAt(event, drag.grip))
    },
    onPointerCancel: () => setDrag(null),
  }
  return { drag, pointerProps }
}
