import { useState } from 'react'
import type { KeyboardEvent } from 'react'

/**
 * One tab stop for the marks of a chart: the arrow keys go from mark to mark, Home and End to the ends of a row. `columns`: marks in a row,
 * for several rows. `start`: the first mark with the tab stop. The marks are the elements with a name inside the list.
 */
export function useMarks(count: number, columns = count, start = 0) {
  const [current, setCurrent] = useState(Math.max(0, start))
  /** The mark to which a key goes; undefined for another key. */
  const move = (event: KeyboardEvent<HTMLElement>): number | undefined => {
    const { key, currentTarget } = event
    const forth = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
    const rowStart = current - (current % columns)
    const within = (mark: number) => Math.min(rowStart + columns - 1, Math.max(rowStart, mark))
    const places: Partial<Record<string, number>> = {
      ArrowRight: within(current + forth), ArrowLeft: within(current - forth), Home: rowStart, End: rowStart + columns - 1,
      ...(columns < count && { ArrowUp: current - columns, ArrowDown: current + columns }),
    }
    const next = places[key]
    if (next === undefined) return undefined
    event.preventDefault()
    if (next < 0 || next >= count) return current
    setCurrent(next)
    currentTarget.querySelectorAll<HTMLElement>('[aria-label]')[next]?.focus()
    return next
  }
  const markProps = (mark: number) => ({ tabIndex: mark === current ? 0 : -1, onFocus: () => setCurrent(mark) })
  return { current, setCurrent, move, markProps }
}
