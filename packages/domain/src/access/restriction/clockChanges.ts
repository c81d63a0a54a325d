import { toDayNumber, toIsoDate } from '../../time/localDate.ts'
import { intersectSpans, type Span, totalLength } from '../../time/spans.ts'
import { minutesPerDay, weekdayOf } from '../../time/weekdays.ts'
import { firstInstantAt, zoneStretches } from '../../time/zoneClock.ts'
import type { Restriction, WeekWindow } from './restriction.ts'
import { windowsOnDay } from './weekWindows.ts'

/** A change of the clock during allowed hours. */
export interface ClockChange {
  /**
   * Whether minutes are skipped or doubled. Skipped minutes do not occur that day. Doubled ones occur twice, and the hours are allowed both
   * times.
   */
  kind: 'skipped' | 'doubled'
  /** Date of the change at the property, as an ISO date. */
  date: string
  /** The skipped or doubled minutes of that day, inside the allowed hours or not. */
  from: number
  until: number
  windowIndex: number
  /** How many skipped or doubled minutes are inside the allowed hours. */
  minutes: number
  /** Whether all minutes of the allowed hours are skipped or doubled that day. If they are skipped, entry isn't allowed at all. */
  isWhole: boolean
  /** The instant of the clock change, in epoch milliseconds. */
  at: number
}

/** The changes of the clock during a restriction's hours, within a year from an ISO date, in order of time. */
export function clockChanges({ windows }: Pick<Restriction, 'windows'>, timeZone: string, fromDate: string): ClockChange[] {
  const day = toDayNumber(fromDate)
  if (!windows || day === null) return []
  const from = firstInstantAt(timeZone, day * minutesPerDay)
  const stretches = zoneStretches(timeZone, from, from + 366 * 86_400_000)
  return stretches.slice(1).flatMap(({ start: at, offset }, index) => {
    const before = stretches[index]?.offset ?? offset
    const [earlier, later] = [before, offset].map((ahead) => Math.round((at + ahead) / 60_000))
    const kind = before < offset ? 'skipped' : 'doubled'
    const changed = { start: Math.min(earlier ?? 0, later ?? 0), end: Math.max(earlier ?? 0, later ?? 0) }
    return daysOf(changed).flatMap(({ day, start, end }) =>
      windows.flatMap((window, windowIndex) => {
        const touched = onDay(window, day)
        const minutes = totalLength(intersectSpans(touched, [{ start, end }]))
        if (minutes === 0) return []
        return [{ kind, date: toIsoDate(day), from: start, until: end, windowIndex, minutes, isWhole: minutes === totalLength(touched), at } as const]
      }),
    )
  })
}

function onDay(window: WeekWindow, day: number): Span[] {
  return windowsOnDay([window], weekdayOf(day))
}

/**
 * Splits a span of minutes since 1970 into spans of single days. Most changes are on one day. If the span ends at midnight, the last one is
 * empty.
 */
function daysOf({ start, end }: Span): (Span & { day: number })[] {
  const firstDay = Math.floor(start / minutesPerDay)
  const lastDay = Math.floor(end / minutesPerDay)
  return Array.from({ length: lastDay - firstDay + 1 }, (_, index) => {
    const day = firstDay + index
    const midnight = day * minutesPerDay
    return { day, start: Math.max(0, start - midnight), end: Math.min(minutesPerDay, end - midnight) }
  })
}
