import { minutesPerDay, weekdayOf } from '../../time/weekdays.ts'
import { zoneStretches } from '../../time/zoneClock.ts'
import { exceptionAt, type Moment, parseExceptions } from './judgeRestriction.ts'
import type { DatedException, WeekWindow } from './restriction.ts'

/** The hours of a schedule. The schedule holds doors open during them, or opens doors momentarily when they begin. */
export interface PulseSchedule {
  windows: readonly WeekWindow[]
  /** Dates with other hours. `allow` adds beginnings on its dates; during `deny` nothing begins. */
  exceptions: readonly DatedException[]
}

/**
 * The instants after `from`, up to and including `until`, at which hours or an exception of a schedule begin. A momentary schedule then
 * opens its doors. In epoch milliseconds, sorted, without duplicates. When the clock changes, a beginning in a doubled hour occurs twice.
 * One in a skipped hour occurs at the change if its hours last longer than the gap, and otherwise not at all.
 */
export function schedulePulses({ windows, exceptions }: PulseSchedule, timeZone: string, from: number, until: number): number[] {
  const read = parseExceptions(exceptions)
  const pulses = new Set<number>()
  const stretches = zoneStretches(timeZone, from - minutesPerDay * 60_000, until + 1)
  for (const [index, { start, end, offset }] of stretches.entries()) {
    const before = stretches[index - 1]
    const skipped = before && before.offset < offset ? { from: start + before.offset, until: start + offset } : null
    const firstDay = Math.floor((start + offset) / 60_000 / minutesPerDay) - 1
    const lastDay = Math.floor((end + offset) / 60_000 / minutesPerDay)
    for (let day = firstDay; day <= lastDay; day += 1) {
      for (const beginning of beginningsOn(day)) {
        const local = (day * minutesPerDay + beginning.start) * 60_000
        const isSkipped = skipped !== null && local >= skipped.from && local < skipped.until
        const isOutlasted = isSkipped && local + beginning.length * 60_000 > skipped.until
        const at = isOutlasted ? start : local - offset
        const isHere = isOutlasted || (!isSkipped && at >= start && at < end)
        if (isHere && at > from && at <= until && !isDenied(at + offset)) pulses.add(at)
      }
    }
  }
  return [...pulses].toSorted((one, other) => one - other)

  function beginningsOn(day: number): { start: number; length: number }[] {
    const opened = read.filter(({ effect, firstDay, lastDay }) => effect === 'allow' && day >= firstDay && day <= lastDay)
    return [...windows.filter(({ days }) => days.includes(weekdayOf(day))), ...opened]
      .map(({ start, end }) => ({ start, length: end - start + (end <= start ? minutesPerDay : 0) }))
  }

  function isDenied(local: number): boolean {
    const minutes = Math.floor(local / 60_000)
    const day = Math.floor(minutes / minutesPerDay)
    const moment: Moment = { at: local, day, weekday: weekdayOf(day), minute: minutes - day * minutesPerDay, entries: 0 }
    return exceptionAt(read, moment)?.effect === 'deny'
  }
}
