import { intersectSpans, mergeWindows, minutesPerDay, type Weekday, weekdays, weekSpans, type WeekWindow, windowsOnDay } from '@portal/domain'

/** A row of hours with a stable id, so that it keeps the focus while other rows change. */
export interface WindowRow extends WeekWindow {
  id: string
}

export interface SettledRows {
  rows: WindowRow[]
  /** The row that another row merged into; null if none merged. */
  merged: WindowRow | null
}

/** The id is computed only from the rows, so that server and browser give the same ids. */
const newId = (rows: readonly WindowRow[]) => `window-${Math.max(0, ...rows.map(({ id }) => Number(id.slice('window-'.length)))) + 1}`
const office = { start: 9 * 60, end: 17 * 60 }

/** Makes rows of the caller's hours; unchanged hours keep their row's id. `beside`: other rows, whose ids are in use. */
export function toRows(windows: readonly WeekWindow[], known: readonly WindowRow[] = [], beside: readonly WindowRow[] = []): WindowRow[] {
  const free = [...known]
  const taken = [...known, ...beside]
  return windows.map((window) => {
    const index = free.findIndex((row) => isSame(row, window))
    const [same] = index < 0 ? [] : free.splice(index, 1)
    const row = { days: window.days, start: window.start, end: window.end, id: same?.id ?? newId(taken) }
    taken.push(row)
    return row
  })
}

export function toWindows(rows: readonly WindowRow[]): WeekWindow[] {
  return rows.map(({ days, start, end }) => ({ days, start, end }))
}

export function isSameList(rows: readonly WindowRow[], windows: readonly WeekWindow[]): boolean {
  return rows.length === windows.length && rows.every((row, index) => isSame(row, windows[index]))
}

/**
 * Merges rows that overlap or touch; the merged row keeps the edited row's id. Other rows keep their order, because sorting at each key
 * would move the edited row.
 */
export function settleRows(rows: readonly WindowRow[], edited: string): SettledRows {
  const apart = rows.reduce((sum, row) => sum + weekSpans([row]).length, 0)
  if (weekSpans(rows).length === apart) return { rows: [...rows], merged: null }
  const settled = toRows(mergeWindows(rows), rows)
  const source = rows.find(({ id }) => id === edited)
  const isThere = settled.some(({ id }) => id === edited)
  const heir = isThere || !source ? undefined : settled.find((row) => holds(row, source))
  if (heir) heir.id = edited
  // Rows without days are kept aside, because merging would drop them.
  const unfinished = rows.filter(({ days }) => days.length === 0)
  return { rows: [...settled, ...unfinished], merged: settled.find(({ id }) => id === edited) ?? null }
}

/** Adds a row: an hour after the last row ends, or on days that have no hours yet. */
export function addRow(rows: readonly WindowRow[]): WindowRow {
  const last = rows.at(-1)
  if (!last) return { id: newId(rows), days: weekdays.filter((day) => day <= 5), ...office }
  const next = { id: newId(rows), days: last.days, start: last.end + 60, end: Math.min(last.end + 120, minutesPerDay) }
  const fits = last.end > last.start && next.start < next.end && !touches(rows, next)
  if (fits && last.days.length > 0) return next
  const taken = new Set(rows.flatMap(({ days }) => days))
  return { id: newId(rows), days: weekdays.filter((day) => !taken.has(day)), ...office }
}

/** The part of `window` that lies in `within`. */
export function reachedOf(window: WeekWindow, within: readonly WeekWindow[]): WeekWindow[] {
  const parts = weekdays.flatMap((day) =>
    intersectSpans(windowsOnDay([window], day), windowsOnDay(within, day)).map(({ start, end }) => ({ days: [day], start, end })),
  )
  return mergeWindows(parts)
}

/** The row for a span drawn on the grid. */
export function drawnRow({ day, start, end }: { day: Weekday, start: number, end: number }, rows: readonly WindowRow[]): WindowRow {
  return { id: newId(rows), days: [day], start, end }
}

function touches(rows: readonly WindowRow[], row: WindowRow): boolean {
  return weekSpans([...rows, row]).length < weekSpans(rows).length + weekSpans([row]).length
}

function holds(row: WindowRow, { days, start, end }: WindowRow): boolean {
  const all = weekSpans([row]).length
  return weekSpans([row, { days, start, end }]).length === all && days.some((day) => row.days.includes(day))
}

function isSame(row: WindowRow, window: WeekWindow | undefined): boolean {
  return window !== undefined && row.start === window.start && row.end === window.end && row.days.join() === window.days.join()
}
