import { type LocalMoment, toLocalMinutes } from './localDate.ts'
import { minutesPerDay } from './weekdays.ts'
import { firstInstantAt, lastInstantAt } from './zoneClock.ts'

/** A date, with a minute of that date, 0 to 1440; null if only the date is known. */
export interface DateWithTime {
  /** The date in ISO form. */
  date: string
  minute: number | null
}

/** The first minute of a period. A date without a time means the beginning of its day. */
export function startOf({ date, minute }: DateWithTime): LocalMoment {
  return { date, minute: minute ?? 0 }
}

/** The end of a period, as the first minute after it. A date without a time means the whole day. */
export function endOf({ date, minute }: DateWithTime): LocalMoment {
  return { date, minute: minute ?? minutesPerDay }
}

/**
 * Whether there is no minute between a start and an end. The same date for both means the whole day. False if a date does not exist.
 */
export function isEmptyPeriod(from: DateWithTime, until: DateWithTime): boolean {
  const [start, end] = [toLocalMinutes(startOf(from)), toLocalMinutes(endOf(until))]
  return start !== null && end !== null && end <= start
}

/**
 * The instant at which a period begins in a time zone, in epoch milliseconds. In an hour that occurs twice it is the earlier instant, and
 * in a skipped hour the end of the gap. @throws RangeError if the date does not exist or the zone is unknown.
 */
export function startInstant(timeZone: string, from: DateWithTime): number {
  return firstInstantAt(timeZone, minutesOf(startOf(from)))
}

/**
 * The first instant after a period in a time zone, in epoch milliseconds. In an hour that occurs twice it is the later instant, and in a
 * skipped hour the end of the gap. @throws RangeError if the date does not exist or the zone is unknown.
 */
export function endInstant(timeZone: string, until: DateWithTime): number {
  return lastInstantAt(timeZone, minutesOf(endOf(until)))
}

function minutesOf(moment: LocalMoment): number {
  const minutes = toLocalMinutes(moment)
  if (minutes === null) throw new RangeError(`A date is written as 2026-11-22 and names a day, got ${moment.date}.`)
  return minutes
}
