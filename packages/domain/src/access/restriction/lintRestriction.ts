import { toDayNumber } from '../../time/localDate.ts'
import { intersectSpans } from '../../time/spans.ts'
import { minutesPerDay } from '../../time/weekdays.ts'
import { firstInstantAt, lastInstantAt } from '../../time/zoneClock.ts'
import { parseRestriction } from './judgeRestriction.ts'
import type { DatedException, Restriction, WeekWindow } from './restriction.ts'
import { restrictionFaults } from './restrictionFaults.ts'
import { weekSpans } from './weekWindows.ts'

/** The kinds of problems of a restriction. Screens have the words for them. */
export type RestrictionProblemCode =
  /** A date, minute or number is not valid. */
  | 'unreadable'
  | 'startAfterEnd'
  | 'noWeekday'
  | 'zeroLength'
  | 'usesExhausted'
  | 'expired'
  | 'unreachable'
  | 'exceptionOutsideValidity'

export interface RestrictionProblem {
  code: RestrictionProblemCode
  /** An error keeps the restriction from being saved, because it contradicts itself. A warning says that a part has no effect. */
  severity: 'error' | 'warning'
  field: 'windows' | 'validity' | 'uses' | 'exceptions'
  /** The index of the hours or exception; null if the problem concerns all of them. */
  index: number | null
}

export interface LintOptions {
  /** The current time, in epoch milliseconds. */
  now: number
  /** IANA zone of the property. */
  timeZone: string
  /** The restriction of the user's group; a user's own restriction can only narrow it. */
  groupRestriction?: Restriction | null
}

/** Every problem of a restriction; an empty list means that it is fine. */
export function lintRestriction(restriction: Restriction, options: LintOptions): RestrictionProblem[] {
  const faults = restrictionFaults(restriction)
  const broken = new Set(faults.map(({ field, index }) => `${field} ${index}`))
  const problems = [
    ...faults.filter((one, at) => faults.findIndex((other) => other.field === one.field && other.index === one.index) === at)
      .map(({ code, field, index }) => problem(code, field, index)),
    // An invalid part is reported once, and its other problems are left out.
    ...lintReadable(restriction, options, broken.has('validity null')).filter(({ field, index }) => !broken.has(`${field} ${index}`)),
  ]
  return fieldOrder.flatMap((field) => problems.filter((one) => one.field === field).toSorted((one, other) => (one.index ?? -1) - (other.index ?? -1)))
}

const fieldOrder: readonly RestrictionProblem['field'][] = ['windows', 'validity', 'uses', 'exceptions']

function lintReadable(restriction: Restriction, { now, timeZone, groupRestriction = null }: LintOptions, isBroken: boolean): RestrictionProblem[] {
  const { windows, validFrom, validUntil, exceptions } = restriction
  const read = parseRestriction(restriction, timeZone)
  const validity: Validity = { timeZone, from: read.validFrom, until: read.validUntil }
  // Start and end are compared as instants, because times before and after an hour that the clock skips can be the same instant.
  const isEmpty = validFrom !== null && validUntil !== null && validity.from >= validity.until
  return [
    ...(windows ? lintWindows(windows, groupRestriction) : []),
    ...(isEmpty ? [problem('startAfterEnd', 'validity')] : []),
    ...(!isEmpty && validity.until <= now ? [problem('expired', 'validity')] : []),
    ...(!isEmpty && groupRestriction && missesGroup(validity, groupRestriction) ? [problem('unreachable', 'validity')] : []),
    ...(read.usesLeft <= 0 ? [problem('usesExhausted', 'uses')] : []),
    ...exceptions.flatMap((exception, index) => lintException(exception, index, isBroken ? { timeZone, from: -Infinity, until: Infinity } : validity)),
  ]
}

const severities: Record<RestrictionProblemCode, RestrictionProblem['severity']> = {
  unreadable: 'error',
  startAfterEnd: 'error',
  noWeekday: 'error',
  zeroLength: 'error',
  usesExhausted: 'warning',
  expired: 'warning',
  unreachable: 'warning',
  exceptionOutsideValidity: 'warning',
}

interface Validity {
  timeZone: string
  from: number
  until: number
}

function problem(code: RestrictionProblemCode, field: RestrictionProblem['field'], index: number | null = null): RestrictionProblem {
  return { code, severity: severities[code], field, index }
}

function lintWindows(windows: readonly WeekWindow[], group: Restriction | null): RestrictionProblem[] {
  // Users can choose no hours on purpose to give no access, so an empty list is only a warning.
  if (windows.length === 0) return [{ ...problem('noWeekday', 'windows'), severity: 'warning' }]
  const groupWeek = group?.windows ? weekSpans(group.windows) : null
  return windows.flatMap((window, index) => {
    if (window.days.length === 0) return [problem('noWeekday', 'windows', index)]
    if (window.start === window.end) return [problem('zeroLength', 'windows', index)]
    const isReached = groupWeek === null || intersectSpans(weekSpans([window]), groupWeek).length > 0
    return isReached ? [] : [problem('unreachable', 'windows', index)]
  })
}

function missesGroup({ timeZone, from, until }: Validity, groupRestriction: Restriction): boolean {
  const group = parseRestriction(groupRestriction, timeZone)
  return group.validFrom < group.validUntil && (group.validUntil <= from || group.validFrom >= until)
}

function lintException({ from, until, start, end }: DatedException, index: number, validity: Validity): RestrictionProblem[] {
  // The problems of an exception with unreadable dates were left out above.
  const [firstDay, lastDay] = [toDayNumber(from) ?? 0, toDayNumber(until) ?? 0]
  if (start === end) return [problem('zeroLength', 'exceptions', index)]
  if (validity.from >= validity.until) return []
  const begins = firstInstantAt(validity.timeZone, firstDay * minutesPerDay + start)
  const ends = lastInstantAt(validity.timeZone, (end <= start ? lastDay + 1 : lastDay) * minutesPerDay + end)
  const isOutside = ends <= validity.from || begins >= validity.until
  return isOutside ? [problem('exceptionOutsideValidity', 'exceptions', index)] : []
}
