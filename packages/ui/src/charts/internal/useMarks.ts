import { type KeyboardEvent, useState } from 'react'

/**
 * One tab stop for the marks of a chart: the arrow keys go from mark to mark, Home and End to the ends of a row. `columns`: marks in a row,
 * for several rows; a list if rows differ. `start`: the first mark with the tab stop. The marks are the elements with a name inside the
 * list.
 */
export function useMarks(count: number, columns: number | readonly number[] = count, start = 0) {
  const [current, setCurrent] = useState(Math.max(0, start))
  /** The mark to which a key goes; undefined for another key. */
  const move = (event: KeyboardEvent<HTMLElement>): number | undefined => {
    const { key, currentTarget } = event
    const forth = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
    const lengths = typeof columns === 'number' ? Array<number>(Math.ceil(count / columns)).fill(columns) : columns.filter((length) => length > 0)
    const ends = lengths.map((_, row) => lengths.slice(0, row + 1).reduce((sum, length) => sum + length, 0))
    const row = ends.findIndex((end) => current < end)
    const place = current - (ends[row - 1] ?? 0)
    /** The mark of a row at this place, or at the row's end; -1 without that row. */
    const markAt = (of: number, at: number) => (lengths[of] === undefined ? -1 : (ends[of - 1] ?? 0) + Math.min(lengths[of] - 1, Math.max(0, at)))
    const places: Partial<Record<string, number>> = {
      ArrowRight: markAt(row, place + forth), ArrowLeft: markAt(row, place - forth), Home: markAt(row, 0), End: markAt(row, count),
      ...(lengths.length > 1 && { ArrowUp: markAt(row - 1, place), ArrowDown: markAt(row + 1, place) }),
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
