import { toDayNumber } from './localDate.ts'

/**
 * The first and last year of every date and instant that a record may contain. Within them every consumer (gate, calendar, explanation,
 * wallet) works with four-digit years and at a bounded cost.
 */
export const calendarBounds = { firstYear: 1970, lastYear: 2200 } as const

const firstInstant = Date.UTC(calendarBounds.firstYear, 0, 1)
const afterLastInstant = Date.UTC(calendarBounds.lastYear + 1, 0, 1)

/** Whether an instant, in epoch milliseconds, lies within these years, counted in UTC. */
export function isWithinCalendar(at: number): boolean {
  return at >= firstInstant && at < afterLastInstant
}

/** Why a text is not a date that a record may contain, or null where it is one. */
export function findDateProblem(text: string): 'unreadable' | 'outOfBounds' | null {
  const day = toDayNumber(text)
  if (day === null) return 'unreadable'
  return isWithinCalendar(day * 86_400_000) ? null : 'outOfBounds'
}
