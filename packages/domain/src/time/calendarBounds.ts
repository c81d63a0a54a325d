/**
 * The years of every date and instant that a record may hold. Within them every reader (gate, calendar, explanation, wallet) works
 * with four-digit years and at a bounded cost.
 */
export const calendarBounds = { firstYear: 1970, lastYear: 2200 } as const

const firstInstant = Date.UTC(calendarBounds.firstYear, 0, 1)
const afterLastInstant = Date.UTC(calendarBounds.lastYear + 1, 0, 1)

/** Whether an instant, in epoch milliseconds, lies in one of the years, counted in UTC. */
export function isWithinCalendar(at: number): boolean {
  return at >= firstInstant && at < afterLastInstant
}

/** Whether a text is `YYYY-MM-DD` and names a day that exists, of any year. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  // `Date` reads February 31 as a day of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Why a text is not a date that a record may hold, or null where it is one. */
export function findDateProblem(text: string): 'unreadable' | 'outOfBounds' | null {
  if (!isDay(text)) return 'unreadable'
  return isWithinCalendar(Date.parse(`${text}T00:00:00Z`)) ? null : 'outOfBounds'
}
