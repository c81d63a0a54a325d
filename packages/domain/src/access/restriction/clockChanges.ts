import { toDayNumber, toIsoDate } from '../../time/localDate.ts'
import { intersectSpans, type Span, totalLength } from '../../time/spans.ts'
import { minutesPerDay, weekdayOf } from '../../time/weekdays.ts'
import { firstInstantAt, zoneStretches } from '../../time/zoneClock.ts'
import type { Restriction, WeekWindow } from './restriction.ts'
import { windowsOnDay } from './weekWindows.ts'

/** A window on a day on which the clock changes inside it. */
export interface ClockChange {
  /** Skipped: these minutes do not come that day. Doubled: they come twice, and the window is open both times. */
  kind: 'skipped' | 'doubled'
  /** ISO date at the property. */
  date: string
  /** The minutes of that day that are skipped or doubled, the window's or not. */
  from: number
  until: number
  windowIndex: number
  /** How many of the window's minutes they are. */
  minutes: number
  /** Whether nothing but these minutes is left of the window that day: skipped, it does not open at all. */
  isWhole: boolean
  /** The change, in epoch milliseconds. */
  at: number
}

/** Windows of a restriction in which a clock is put forward or back, within a year from an ISO date, in order of time. */
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

/** Minutes since 1970 as minutes of days; most changes lie on one day. */
function daysOf({ start, end }: Span): (Span & { day: number })[] {
  const firstDay = Math.floor(start / minutesPerDay)
  const lastDay = Math.floor((end - 1) / minutesPerDay)
  return Array.from({ length: lastDay - firstDay + 1 }, (_, index) => {
    const day = firstDay + index
    const midnight = day * minutesPerDay
    return { day, start: Math.max(0, start - midnight), end: Math.min(minutesPerDay, end - midnight) }
  })
}
