import { type KeyboardEvent, useState } from 'react'

/**
 * Makes the bars, cells or days of a chart (its marks) one tab stop: arrow keys move the focus from mark to mark, Home and End to the ends
 * of a row. `columns`: how many marks a row has; a list if rows differ. `start`: the mark that Tab reaches first. The marks are the
 * elements with a name inside the list.
 */
export function useMarks(count: number, columns: number | readonly number[] = count, start = 0) {
  const [current, setCurrent] = useState(Math.max(0, start))
  /** The mark to which a key moves the focus; undefined for another key. */
  const move = (event: KeyboardEvent<HTMLElement>): number | undefined => {
    const { key, currentTarget, target } = event
    // The details of a mark have their own keys and names.
    if (target instanceof Element && target.closest('[role=dialog]')) return undefined
    const forth = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
    const lengths = typeof columns === 'number' ? Array<number>(Math.ceil(count / columns)).fill(columns) : columns.filter((length) => length > 0)
    const ends = lengths.map((_, row) => lengths.slice(0, row + 1).reduce((sum, length) => sum + length, 0))
    const row = ends.findIndex((end) => current < end)
    const place = current - (ends[row - 1] ?? 0)
    /** The index of a row's mark at a position, or of its last mark if the row is shorter; -1 if there is no such row. */
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
    currentTarget.querySelectorAll<HTMLElement>('[aria-label]:not([role=dialog], [role=dialog] *)')[next]?.focus()
    return next
  }
  const markProps = (mark: number) => ({ tabIndex: mark === current ? 0 : -1, onFocus: () => setCurrent(mark) })
  return { current, setCurrent, move, markProps }
}
