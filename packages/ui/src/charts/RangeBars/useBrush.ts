import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react'

/** A range of bars. Its ends are positions between bars: 0 is before the first bar, 1 after it. */
export interface BarRange {
  start: number
  end: number
}

/** Pixels around an edge of the selection in which a press moves that edge. */
const grip = { mouse: 6, touch: 16 }

/** An unfinished selection. For a dragged edge, both ends are positions between bars; otherwise both ends are bars. */
interface Draft {
  anchor: number
  to: number
  isEdge: boolean
}

interface Brush {
  /** The number of bars. */
  count: number
  selected: BarRange | null
  onSelect: ((selected: BarRange | null) => void) | undefined
}

/**
 * Lets users select bars by pointer (a drag, a press on one bar, a drag of an edge) and keyboard (Enter, Shift with arrow keys, Escape).
 * `drawn` is the unfinished selection, which the hook reports once it is finished.
 */
export function useBrush({ count, selected, onSelect }: Brush) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const drawn = draft ? rangeOf(draft) : selected
  const finish = (last: Draft | null) => {
    if (last) onSelect?.(rangeOf(last))
    setDraft(null)
  }

  const placeOf = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): number => {
    const { left, right, width } = currentTarget.getBoundingClientRect()
    const fromStart = getComputedStyle(currentTarget).direction === 'rtl' ? right - clientX : clientX - left
    return Math.min(count, Math.max(0, (fromStart / width) * count))
  }
  const drawnTo = (event: PointerEvent<HTMLElement>): Draft | null => {
    const place = placeOf(event)
    return draft && { ...draft, to: draft.isEdge ? Math.round(place) : Math.min(count - 1, Math.floor(place)) }
  }
  const pointer = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return
      const place = placeOf(event)
      const near = ((event.pointerType === 'touch' ? grip.touch : grip.mouse) / event.currentTarget.clientWidth) * count
      const isAt = (edge: number | undefined) => edge !== undefined && Math.abs(edge - place) <= near
      event.currentTarget.setPointerCapture(event.pointerId)
      if (selected && isAt(selected.end)) setDraft({ anchor: selected.start, to: selected.end, isEdge: true })
      else if (selected && isAt(selected.start)) setDraft({ anchor: selected.end, to: selected.start, isEdge: true })
      else setDraft({ anchor: Math.min(count - 1, Math.floor(place)), to: Math.min(count - 1, Math.floor(place)), isEdge: false })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => setDraft(drawnTo(event)),
    // The end is read from the event, because a quick release comes before the last move is rendered.
    onPointerUp: (event: PointerEvent<HTMLElement>) => finish(drawnTo(event)),
    onPointerCancel: () => setDraft(null),
  }
  const keyboard = {
    /** Extends the selection. Call it after a key moved the focus from one bar to another. */
    extend(event: KeyboardEvent<HTMLElement>, from: number, to: number) {
      if (event.shiftKey) setDraft({ anchor: draft?.anchor ?? from, to, isEdge: false })
    },
    onEscape() {
      if (draft) setDraft(null)
      else if (selected) onSelect?.(null)
    },
    onKeyUp: ({ key }: KeyboardEvent<HTMLElement>) => {
      if (key === 'Shift') finish(draft)
    },
    /** Handles clicks by Enter, Space and screen readers. A click by pointer was already handled as a drag. */
    onClick: (bar: number) => ({ detail }: MouseEvent<HTMLElement>) => {
      if (detail === 0) onSelect?.({ start: bar, end: bar + 1 })
    },
  }
  return { drawn, isDrawing: draft !== null, pointer, keyboard }
}

function rangeOf({ anchor, to, isEdge }: Draft): BarRange {
  const [start, end] = [Math.min(anchor, to), Math.max(anchor, to)]
  if (!isEdge) return { start, end: end + 1 }
  return start === end ? { start, end: start + 1 } : { start, end }
}
