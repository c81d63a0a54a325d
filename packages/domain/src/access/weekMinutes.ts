import type { Weekday, WeekWindow } from './restriction.ts'
import { weekdays } from './restriction.ts'

export const minutesPerDay = 1440
export const minutesPerWeek = 10_080

/** A stretch of a week or of a day in minutes; `end` is the first minute after it. */
export interface MinuteSpan {
  start: number
  end: number
}

/** Sorted, without overlap, touching spans joined. */
export function joinSpans(spans: readonly MinuteSpan[]): MinuteSpan[] {
  const joined: MinuteSpan[] = []
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1)
    if (end <= start) continue
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** What lies in both; both sorted and without overlap. */
export function crossSpans(ones: readonly MinuteSpan[], others: readonly MinuteSpan[]): MinuteSpan[] {
  return ones.flatMap((one) =>
    others
      .map((other) => ({ start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) }))
      .filter(({ start, end }) => start < end),
  )
}

/** What lies in `spans` and not in `holes`; both sorted and without overlap. */
export function cutSpans(spans: readonly MinuteSpan[], holes: readonly MinuteSpan[]): MinuteSpan[] {
  return spans.flatMap((span) => {
    const left: MinuteSpan[] = []
    let { start } = span
    for (const hole of holes) {
      if (hole.end <= start || hole.start >= span.end) continue
      if (hole.start > start) left.push({ start, end: hole.start })
      start = Math.max(start, hole.end)
    }
    if (start < span.end) left.push({ start, end: span.end })
    return left
  })
}

export function lengthOf(spans: readonly MinuteSpan[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0)
}

/** The week as minutes 0 (Monday 0:00) to 10,080, sorted and joined; what runs past Sunday midnight comes round to Monday. */
export function weekSpans(windows: readonly WeekWindow[]): MinuteSpan[] {
  const spans = windows.flatMap(({ days, start, end }) =>
    days.flatMap((day) => {
      const midnight = (day - 1) * minutesPerDay
      const until = midnight + end + (end <= start ? minutesPerDay : 0)
      return [
        { start: midnight + start, end: Math.min(until, minutesPerWeek) },
        ...(until > minutesPerWeek ? [{ start: 0, end: until - minutesPerWeek }] : []),
      ]
    }),
  )
  return joinSpans(spans)
}

/** The minutes 0–1440 of one day, the morning of a window that began the evening before included. */
export function windowsOnDay(windows: readonly WeekWindow[], weekday: Weekday): MinuteSpan[] {
  const midnight = (weekday - 1) * minutesPerDay
  return crossSpans(weekSpans(windows), [{ start: midnight, end: midnight + minutesPerDay }]).map(({ start, end }) => ({
    start: start - midnight,
    end: end - midnight,
  }))
}

export function isWithinWeek(windows: readonly WeekWindow[], weekday: Weekday, minute: number): boolean {
  const before = dayBefore(weekday)
  return windows.some(({ days, start, end }) => {
    if (end > start) return minute >= start && minute < end && days.includes(weekday)
    return (minute >= start && days.includes(weekday)) || (minute < end && days.includes(before))
  })
}

export function dayBefore(weekday: Weekday): Weekday {
  return weekdays[(weekday + 5) % 7] ?? 7
}

export function dayAfter(weekday: Weekday): Weekday {
  return weekdays[weekday % 7] ?? 1
}
