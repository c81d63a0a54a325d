import { toDayNumber, toLocalMinutes } from './localDate.ts'
import type { DatedException, LocalMoment, Restriction, Weekday, WeekWindow } from './restriction.ts'
import { isWithinWeek } from './weekMinutes.ts'
import { firstInstantAt } from './zoneClock.ts'

/** An instant as the property's wall clock shows it. */
export interface Moment {
  at: number
  /** Days since 1970-01-01. */
  day: number
  weekday: Weekday
  minute: number
  /** Entries so far on this day. */
  entries: number
}

export type RestrictionDenial = 'notYetValid' | 'expired' | 'usedUp' | 'dayLimitReached' | 'exceptionDenies' | 'outsideHours'

/** A dated exception whose dates are days since 1970-01-01. */
export interface ReadException extends Pick<DatedException, 'name' | 'effect' | 'start' | 'end'> {
  firstDay: number
  lastDay: number
}

/** A restriction made ready for many instants. */
export interface ReadRestriction {
  windows: readonly WeekWindow[] | null
  validFrom: number
  validUntil: number
  usesLeft: number
  usesPerDay: Restriction['usesPerDay']
  exceptions: ReadException[]
}

/** Of one that `requireReadableRestriction` lets through. For the linter too, which reads what it complains about: unreadable dates open nothing. */
export function readRestriction(restriction: Restriction, timeZone: string): ReadRestriction {
  const instant = (moment: LocalMoment | null, missing: number, unreadable: number): number => {
    if (moment === null) return missing
    const minutes = toLocalMinutes(moment)
    return minutes === null ? unreadable : firstInstantAt(timeZone, minutes)
  }
  return {
    windows: restriction.windows,
    validFrom: instant(restriction.validFrom, -Infinity, Infinity),
    validUntil: instant(restriction.validUntil, Infinity, -Infinity),
    usesLeft: restriction.usesLeft ?? restriction.usesAllowed ?? Infinity,
    usesPerDay: restriction.usesPerDay,
    exceptions: readExceptions(restriction.exceptions),
  }
}

export function readExceptions(exceptions: readonly DatedException[]): ReadException[] {
  return exceptions.flatMap(({ from, until, ...exception }) => {
    const [firstDay, lastDay] = [toDayNumber(from), toDayNumber(until)]
    return firstDay === null || lastDay === null ? [] : [{ ...exception, firstDay, lastDay }]
  })
}

/** The exception that holds at a moment; where several do, one that denies. */
export function exceptionAt(exceptions: readonly ReadException[], moment: Moment): ReadException | null {
  let found: ReadException | null = null
  for (const exception of exceptions) {
    if (!covers(exception, moment)) continue
    if (exception.effect === 'deny') return exception
    found ??= exception
  }
  return found
}

/** Why a restriction does not allow, or null where it does. An exception takes the place of the week, never of validity and uses. */
export function judgeRestriction(restriction: ReadRestriction, moment: Moment): RestrictionDenial | null {
  if (moment.at < restriction.validFrom) return 'notYetValid'
  if (moment.at >= restriction.validUntil) return 'expired'
  if (restriction.usesLeft <= 0) return 'usedUp'
  if (moment.entries >= (restriction.usesPerDay[moment.weekday] ?? Infinity)) return 'dayLimitReached'
  const exception = exceptionAt(restriction.exceptions, moment)
  if (exception) return exception.effect === 'deny' ? 'exceptionDenies' : null
  if (restriction.windows === null || isWithinWeek(restriction.windows, moment.weekday, moment.minute)) return null
  return 'outsideHours'
}

export function isValidAt({ validFrom, validUntil }: ReadRestriction, { at }: Moment): boolean {
  return at >= validFrom && at < validUntil
}

function covers({ firstDay, lastDay, start, end }: ReadException, { day, minute }: Moment): boolean {
  const begins = day >= firstDay && day <= lastDay
  if (end > start) return begins && minute >= start && minute < end
  return (begins && minute >= start) || (day - 1 >= firstDay && day - 1 <= lastDay && minute < end)
}
