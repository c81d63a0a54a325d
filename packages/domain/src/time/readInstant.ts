import { calendarBounds, isWithinCalendar } from './calendarBounds.ts'
import { toDayNumber } from './localDate.ts'

const pattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Why a text is not an instant that a record may contain; null if it is one. */
export function findInstantProblem(text: string): 'unreadable' | 'outOfBounds' | null {
  const at = parse(text)
  if (at === null) return 'unreadable'
  return isWithinCalendar(at) ? null : 'outOfBounds'
}

/**
 * Reads an instant in RFC 3339 form as epoch milliseconds: an existing date, `T`, hours, minutes and seconds, and `Z` or a complete offset
 * such as `-05:00`. Other forms are refused, because an invalid end must never mean that there is no end. @throws RangeError for any other
 * text and for a year outside `calendarBounds`.
 */
export function readInstant(text: string): number {
  const at = parse(text)
  if (at === null || !isWithinCalendar(at)) {
    const { firstYear, lastYear } = calendarBounds
    throw new RangeError(`An instant is written as 2026-11-22T17:00:00Z, from ${firstYear} to ${lastYear}, got ${JSON.stringify(text)}.`)
  }
  return at
}

function parse(text: string): number | null {
  const [, date] = pattern.exec(text) ?? []
  return date === undefined || toDayNumber(date) === null ? null : Date.parse(text)
}
