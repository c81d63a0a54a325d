import { firstOfMonth, toDayNumber, toIsoDate, weekdayOf, type Weekday } from '@portal/domain'

export interface CalendarMonth {
  /** ISO date of its first day. */
  first: string
  /** Empty places before its first day. */
  gap: number
  /** ISO dates. */
  days: string[]
}

/** Twelve months, from the month of an ISO date on. `week`: the weekdays in order. */
export function monthsFrom(date: string, week: readonly Weekday[]): CalendarMonth[] {
  const startOf = (later: number) => toDayNumber(firstOfMonth(date, later)) ?? 0
  return Array.from({ length: 12 }, (_, later) => {
    const start = startOf(later)
    return { first: toIsoDate(start), gap: week.indexOf(weekdayOf(start)), days: Array.from({ length: startOf(later + 1) - start }, (_day, after) => toIsoDate(start + after)) }
  })
}
