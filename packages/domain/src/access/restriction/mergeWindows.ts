import type { Span } from '../../time/spans.ts'
import { minutesPerDay, minutesPerWeek, type Weekday, weekdays } from '../../time/weekdays.ts'
import type { WeekWindow } from './restriction.ts'
import { weekSpans } from './weekWindows.ts'

/**
 * Merges hours into one canonical form, so that two lists with the same meaning become the same list. Overlapping and touching windows are
 * joined, windows with equal times share one entry, and a window of less than a day that passes midnight stays one. Sorted by first day,
 * then start.
 */
export function mergeWindows(windows: readonly WeekWindow[]): WeekWindow[] {
  const spans = weekSpans(windows)
  const daysOf = new Map<string, { start: number; end: number; days: Weekday[] }>()
  for (const { day, start, end } of roundTheWeek(spans).flatMap(toDays)) {
    const key = `${start}-${end}`
    const known = daysOf.get(key) ?? { start, end, days: [] }
    known.days.push(day)
    daysOf.set(key, known)
  }
  return [...daysOf.values()]
    .map(({ days, start, end }) => ({ days: weekdays.filter((day) => days.includes(day)), start, end }))
    .toSorted(inOrder)
}

/** Copies the windows of the day `from` to the days `to` and replaces the windows of those days. */
export function copyDay(windows: readonly WeekWindow[], from: Weekday, to: readonly Weekday[]): WeekWindow[] {
  const targets = to.filter((day) => day !== from)
  const copied = windows.map((window) => {
    const kept = window.days.filter((day) => !targets.includes(day))
    return { ...window, days: window.days.includes(from) ? [...kept, ...targets] : kept }
  })
  return mergeWindows(copied)
}

/** Joins a span at the end of Sunday with the span at the start of Monday, unless the result is the whole week. */
function roundTheWeek(spans: Span[]): Span[] {
  const [first, last] = [spans[0], spans.at(-1)]
  if (first === last || first?.start !== 0 || last?.end !== minutesPerWeek) return spans
  return [...spans.slice(1, -1), { start: last.start, end: minutesPerWeek + first.end }]
}

interface DayWindow {
  day: Weekday
  start: number
  end: number
}

/**
 * Turns a span into windows. A span of less than a day that passes midnight is one overnight window; longer spans are cut at each midnight.
 */
function toDays({ start, end }: Span): DayWindow[] {
  const firstDay = Math.floor(start / minutesPerDay)
  const lastDay = Math.floor((end - 1) / minutesPerDay)
  const at = (day: number): Weekday => weekdays[day % 7] ?? 1
  const minute = start - firstDay * minutesPerDay
  if (lastDay === firstDay + 1 && end - start < minutesPerDay) {
    return [{ day: at(firstDay), start: minute, end: end - lastDay * minutesPerDay }]
  }
  return Array.from({ length: lastDay - firstDay + 1 }, (_, index) => ({
    day: at(firstDay + index),
    start: index === 0 ? minute : 0,
    end: firstDay + index === lastDay ? end - lastDay * minutesPerDay : minutesPerDay,
  }))
}

function inOrder(one: WeekWindow, other: WeekWindow): number {
  return (one.days[0] ?? 0) - (other.days[0] ?? 0) || one.start - other.start || one.end - other.end
}
