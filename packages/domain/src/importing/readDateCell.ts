import { findDateProblem } from '../time/calendarBounds.ts'

/** Which number is the month in an ambiguous date: 11/02/2026 is November 2 or February 11. */
export type DateOrder = 'month' | 'day'

/** Reads a date of a file as `YYYY-MM-DD`; null for text that isn't an existing date. A year of two digits is in this century. */
export function readDateCell(text: string, order: DateOrder): string | null {
  const [, first = '', second = '', third = ''] = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})$/.exec(text.trim()) ?? []
  if (first === '') return null
  const [year, month, day] = first.length === 4 ? [first, second, third] : order === 'month' ? [third, first, second] : [third, second, first]
  const date = `${year.length === 4 ? year : `20${year.padStart(2, '0')}`}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return findDateProblem(date) === null ? date : null
}

/** Day 0 of the numbers that spreadsheets store for dates. */
const dayZero = Date.UTC(1899, 11, 30)

/** As `readDateCell`, but also reads the number that a spreadsheet stores for a date, up to 2064: 46004 is December 13, 2025. */
export function readDayCell(text: string, order: DateOrder): string | null {
  const days = /^[2-5]\d{4}$/.test(text) ? Number(text) : null
  return readDateCell(days === null ? text : new Date(dayZero + days * 86_400_000).toISOString().slice(0, 10), order)
}

/** The order of dates in a column. It is day first if one of the dates can't be read in another way. */
export function dateOrderOf(cells: readonly string[]): DateOrder {
  return cells.some((cell) => readDateCell(cell, 'month') === null && readDateCell(cell, 'day') !== null) ? 'day' : 'month'
}
