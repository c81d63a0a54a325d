import { mergeWindows } from '../access/restriction/mergeWindows.ts'
import type { WeekWindow } from '../access/restriction/restriction.ts'
import { weekSpans } from '../access/restriction/weekWindows.ts'
import { type Span, subtractSpans } from '../time/spans.ts'
import { minutesPerDay, minutesPerWeek, weekdays } from '../time/weekdays.ts'

/** The whole week as one span of minutes. */
export const wholeWeek: readonly Span[] = [{ start: 0, end: minutesPerWeek }]

/** The hours in which a phone rings, from its quiet hours. Null: at any time. An empty list: never. */
export function ringHoursOf(quietHours: readonly WeekWindow[]): WeekWindow[] | null {
  const quiet = weekSpans(quietHours)
  return quiet.length === 0 ? null : windowsOf(subtractSpans(wholeWeek, quiet))
}

/** The quiet hours of a phone, from the hours in which it rings. Null: it rings at any time. */
export function quietHoursOf(ringHours: readonly WeekWindow[] | null): WeekWindow[] {
  return ringHours === null ? [] : windowsOf(subtractSpans(wholeWeek, weekSpans(ringHours)))
}

/** Converts sorted spans of the week's minutes to hours in their canonical form. */
export function windowsOf(spans: readonly Span[]): WeekWindow[] {
  return mergeWindows(weekdays.flatMap((day) => {
    const midnight = (day - 1) * minutesPerDay
    return spans.flatMap(({ start, end }) => {
      const within = { start: Math.max(start - midnight, 0), end: Math.min(end - midnight, minutesPerDay) }
      return within.start < within.end ? [{ days: [day], ...within }] : []
    })
  }))
}
