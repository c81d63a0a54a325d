import { firstOfMonth, toDayNumber, toIsoDate, weekdayOf, type Weekday } from '@portal/domain'

export interface CalendarMonth {
  /** ISO date of the month's first day. */
  first: string
  /** How many cells are empty before the month's first day. */
  gap: number
  /** The month's days as ISO dates. */
  days: string[]
}

/** Twelve months, beginning with the month of an ISO date. `week`: the weekdays in order. */
export function monthsFrom(date: string, week: readonly Weekday[]): CalendarMonth[] {
  const startOf = (later: number) => toDayNumber(firstOfMonth(date, later)) ?? 0
  return Array.from({ length: 12 }, (_, later) => {
    const start = startOf(later)
    return { first: toIsoDate(start), gap: week.indexOf(weekdayOf(start)), days: Array.from({ length: startOf(later + 1) - start }, (_day, after) => toIsoDate(start + after)) }
  })
}
