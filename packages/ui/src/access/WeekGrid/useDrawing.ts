import { minutesPerDay, type Weekday } from '@portal/domain'
import { type PointerEvent as ReactPointerEvent, useState } from 'react'

export interface DrawnSpan {
  day: Weekday
  start: number
  end: number
}

const grid = 30

/** Lets the mouse or a pen draw hours on one day, in steps of half an hour. A finger scrolls instead. */
export function useDrawing(onDraw: ((drawing: { span: DrawnSpan }) => void) | undefined) {
  const [drawn, setDrawn] = useState<(DrawnSpan & { from: number }) | null>(null)

  const columnProps = (day: Weekday) => {
    if (!onDraw) return {}
    return {
      onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
        if (!event.isPrimary || event.button !== 0 || event.pointerType === 'touch') return
        event.currentTarget.setPointerCapture(event.pointerId)
        const from = minuteAt(event)
        setDrawn({ day, from, start: from, end: Math.min(minutesPerDay, from + grid) })
      },
      onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
        if (!drawn) return
        setDrawn({ ...drawn, ...spanTo(drawn.from, event) })
      },
      onPointerUp: (event: ReactPointerEvent<HTMLElement>) => {
        if (!drawn) return
        setDrawn(null)
        // The end is read from the event, because a quick release comes before the last move is rendered.
        onDraw({ span: { day: drawn.day, ...spanTo(drawn.from, event) } })
      },
      onPointerCancel: () => setDrawn(null),
    }
  }
  return { drawn, columnProps }
}

function spanTo(from: number, event: ReactPointerEvent<HTMLElement>): { start: number, end: number } {
  const at = minuteAt(event)
  return { start: Math.min(from, at), end: Math.min(minutesPerDay, Math.max(from, at) + grid) }
}

function minuteAt({ clientY, currentTarget }: ReactPointerEvent<HTMLElement>): number {
  const { top, height } = currentTarget.getBoundingClientRect()
  const minute = Math.floor((((clientY - top) / height) * minutesPerDay) / grid) * grid
  return Math.min(minutesPerDay - grid, Math.max(0, minute))
}
