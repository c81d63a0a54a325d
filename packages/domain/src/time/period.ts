import { type LocalMoment, toLocalMinutes } from './localDate.ts'
import { minutesPerDay } from './weekdays.ts'
import { firstInstantAt, lastInstantAt } from './zoneClock.ts'

/** A date as a form or the wire gives it, with a minute 0–1440 of that date, or null where only the date was given. */
export interface DateWithTime {
  /** ISO date. */
  date: string
  minute: number | null
}

/** The start of a period: a date without a time means the beginning of its day. */
export function startOf({ date, minute }: DateWithTime): LocalMoment {
  return { date, minute: minute ?? 0 }
}

/** The end of a period, as the first minute that is no longer in it: a date without a time means the whole of its day. */
export function endOf({ date, minute }: DateWithTime): LocalMoment {
  return { date, minute: minute ?? minutesPerDay }
}

/**
 * Whether a start and an end leave no minute between them. The same date for both means that whole day. False where a date does not exist.
 */
export function isEmptyPeriod(from: DateWithTime, until: DateWithTime): boolean {
  const [start, end] = [toLocalMinutes(startOf(from)), toLocalMinutes(endOf(until))]
  return start !== null && end !== null && end <= start
}

/**
 * The instant, in epoch milliseconds, at which a period begins in a zone: the earlier one in an hour that comes twice, the end of the gap
 * in an hour that is skipped.
 * @throws RangeError where the date does not exist or the zone is unknown.
 */
export function startInstant(timeZone: string, from: DateWithTime): number {
  return firstInstantAt(timeZone, minutesOf(startOf(from)))
}

/**
 * The first instant, in epoch milliseconds, that is no longer in a period: the later one in an hour that comes twice, the end of the gap
 * in an hour that is skipped.
 * @throws RangeError where the date does not exist or the zone is unknown.
 */
export function endInstant(timeZone: string, until: DateWithTime): number {
  return lastInstantAt(timeZone, minutesOf(endOf(until)))
}

function minutesOf(moment: LocalMoment): number {
  const minutes = toLocalMinutes(moment)
  if (minutes === null) throw new RangeError(`A date is written as 2026-11-22 and names a day, got ${moment.date}.`)
  return minutes
}
