import { toDayNumber } from './localDate.ts'

/**
 * The first and last year of every date and instant that a record may contain. So every year has four digits, and calculations over dates
 * have limited cost.
 */
export const calendarBounds = { firstYear: 1970, lastYear: 2200 } as const

const firstInstant = Date.UTC(calendarBounds.firstYear, 0, 1)
const afterLastInstant = Date.UTC(calendarBounds.lastYear + 1, 0, 1)

/** Whether an instant, in epoch milliseconds, is within `calendarBounds`, in UTC. */
export function isWithinCalendar(at: number): boolean {
  return at >= firstInstant && at < afterLastInstant
}

/** Why a text is not a date that a record may contain; null if it is one. */
export function findDateProblem(text: string): 'unreadable' | 'outOfBounds' | null {
  const day = toDayNumber(text)
  if (day === null) return 'unreadable'
  return isWithinCalendar(day * 86_400_000) ? null : 'outOfBounds'
}
