import { type LocalMoment, toDayNumber, toLocalMinutes } from '../../time/localDate.ts'
import { minutesPerDay, type Weekday } from '../../time/weekdays.ts'
import { firstInstantAt, lastInstantAt } from '../../time/zoneClock.ts'
import type { DatedException, Holiday, Restriction, WeekWindow } from './restriction.ts'
import { isWithinWeek } from './weekWindows.ts'

/** An instant as the property's wall clock shows it. */
export interface Moment {
  at: number
  /** The day, as days since 1970-01-01. */
  day: number
  weekday: Weekday
  minute: number
  /** How many entries there were so far on this day. */
  entries: number
}

export type RestrictionDenial = 'notYetValid' | 'expired' | 'usedUp' | 'dayLimitReached' | 'exceptionDenies' | 'closedOnHoliday' | 'outsideHours'

/** A dated exception whose dates are days since 1970-01-01. */
export interface ParsedException extends Pick<DatedException, 'name' | 'effect' | 'start' | 'end'> {
  firstDay: number
  lastDay: number
}

/** A restriction, prepared to be judged at many instants. */
export interface ParsedRestriction {
  windows: readonly WeekWindow[] | null
  validFrom: number
  validUntil: number
  usesLeft: number
  usesPerDay: Restriction['usesPerDay']
  exceptions: ParsedException[]
  /** The holidays on which the restriction is closed. */
  holidays: ParsedException[]
}

/**
 * Prepares a restriction, which should have passed `assertValidRestriction`. The linter also passes faulty restrictions, in which invalid
 * dates allow no entry.
 */
export function parseRestriction(restriction: Restriction, timeZone: string, holidays: readonly Holiday[] = []): ParsedRestriction {
  const from = minutesOf(restriction.validFrom)
  const until = minutesOf(restriction.validUntil)
  return {
    windows: restriction.windows,
    validFrom: from === 'none' ? -Infinity : from === null ? Infinity : firstInstantAt(timeZone, from),
    validUntil: until === 'none' ? Infinity : until === null ? -Infinity : lastInstantAt(timeZone, until),
    usesLeft: restriction.usesLeft ?? restriction.usesAllowed ?? Infinity,
    usesPerDay: restriction.usesPerDay,
    exceptions: parseExceptions(restriction.exceptions),
    holidays: restriction.closedOnHolidays ? parseExceptions(holidays.map(asException)) : [],
  }
}

function minutesOf(moment: LocalMoment | null): number | 'none' | null {
  return moment === null ? 'none' : toLocalMinutes(moment)
}

/** A holiday as an exception that denies entry on whole days. */
export function asException({ name, from, until }: Holiday): DatedException {
  return { name, from, until, effect: 'deny', start: 0, end: minutesPerDay }
}

export function parseExceptions(exceptions: readonly DatedException[]): ParsedException[] {
  return exceptions.flatMap(({ from, until, ...exception }) => {
    const [firstDay, lastDay] = [toDayNumber(from), toDayNumber(until)]
    return firstDay === null || lastDay === null ? [] : [{ ...exception, firstDay, lastDay }]
  })
}

/** The exception that applies at a moment. If several do, one that denies has priority. */
export function exceptionAt(exceptions: readonly ParsedException[], moment: Moment): ParsedException | null {
  let found: ParsedException | null = null
  for (const exception of exceptions) {
    if (!covers(exception, moment)) continue
    if (exception.effect === 'deny') return exception
    found ??= exception
  }
  return found
}

/** An exception or a holiday that decides in place of the weekly hours. It allows entry, unless it has a denial. */
export interface DatedRule {
  name: string
  denial: 'exceptionDenies' | 'closedOnHoliday' | null
}

/** The exception of a list that decides at a moment. */
export function exceptionRuleAt(exceptions: readonly ParsedException[], moment: Moment): DatedRule | null {
  const exception = exceptionAt(exceptions, moment)
  return exception && { name: exception.name, denial: exception.effect === 'deny' ? 'exceptionDenies' : null }
}

/** The exception of a restriction that decides at a moment, else a holiday on which the restriction denies entry. */
export function datedRuleAt({ exceptions, holidays }: ParsedRestriction, moment: Moment): DatedRule | null {
  const exception = exceptionRuleAt(exceptions, moment)
  if (exception) return exception
  const holiday = exceptionAt(holidays, moment)
  return holiday && { name: holiday.name, denial: 'closedOnHoliday' }
}

/**
 * Why a restriction does not allow entry at a moment; null if it does. An exception replaces the weekly hours, but not the limits of
 * validity and uses.
 */
export function judgeRestriction(restriction: ParsedRestriction, moment: Moment): RestrictionDenial | null {
  if (moment.at < restriction.validFrom) return 'notYetValid'
  if (moment.at >= restriction.validUntil) return 'expired'
  if (restriction.usesLeft <= 0) return 'usedUp'
  if (moment.entries >= (restriction.usesPerDay[moment.weekday] ?? Infinity)) return 'dayLimitReached'
  const dated = datedRuleAt(restriction, moment)
  if (dated) return dated.denial
  if (restriction.windows === null || isWithinWeek(restriction.windows, moment.weekday, moment.minute)) return null
  return 'outsideHours'
}

export function isValidAt({ validFrom, validUntil }: ParsedRestriction, { at }: Moment): boolean {
  return at >= validFrom && at < validUntil
}

function covers({ firstDay, lastDay, start, end }: ParsedException, { day, minute }: Moment): boolean {
  const begins = day >= firstDay && day <= lastDay
  if (end > start) return begins && minute >= start && minute < end
  return (begins && minute >= start) || (day - 1 >= firstDay && day - 1 <= lastDay && minute < end)
}
