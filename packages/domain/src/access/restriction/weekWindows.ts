import { intersectSpans, type Span, unionSpans } from '../../time/spans.ts'
import { dayBefore, minutesPerDay, minutesPerWeek, type Weekday } from '../../time/weekdays.ts'
import type { WeekWindow } from './restriction.ts'

/**
 * Converts hours to sorted and joined spans of the week's minutes, from 0 (Monday 0:00) to 10,080. Time after Sunday midnight continues on
 * Monday.
 */
export function weekSpans(windows: readonly WeekWindow[]): Span[] {
  const spans = windows.flatMap(({ days, start, end }) =>
    days.flatMap((day) => {
      const midnight = (day - 1) * minutesPerDay
      const until = midnight + end + (end <= start ? minutesPerDay : 0)
      return [
        { start: midnight + start, end: Math.min(until, minutesPerWeek) },
        { start: 0, end: until - minutesPerWeek },
      ]
    }),
  )
  return unionSpans(spans)
}

/** The allowed minutes of one day (0–1440), including hours that began the evening before. */
export function windowsOnDay(windows: readonly WeekWindow[], weekday: Weekday): Span[] {
  const midnight = (weekday - 1) * minutesPerDay
  return intersectSpans(weekSpans(windows), [{ start: midnight, end: midnight + minutesPerDay }]).map(({ start, end }) => ({
    start: start - midnight,
    end: end - midnight,
  }))
}

/** Whether a minute of a day is in the given hours. */
export function isWithinWeek(windows: readonly WeekWindow[], weekday: Weekday, minute: number): boolean {
  const before = dayBefore(weekday)
  return windows.some(({ days, start, end }) => {
    if (end > start) return minute >= start && minute < end && days.includes(weekday)
    return (minute >= start && days.includes(weekday)) || (minute < end && days.includes(before))
  })
}
