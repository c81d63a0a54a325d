import { type LocalMoment, toLocalMinutes } from '../../time/localDate.ts'
import { intersectSpans } from '../../time/spans.ts'
import { minutesPerDay, weekdays } from '../../time/weekdays.ts'
import { mergeWindows } from '../restriction/mergeWindows.ts'
import { normalizeRestriction } from '../restriction/normalizeRestriction.ts'
import { type Restriction, unrestricted, type WeekWindow } from '../restriction/restriction.ts'
import { weekSpans } from '../restriction/weekWindows.ts'

/**
 * Makes one restriction that allows exactly what two restrictions both allow. Null if no single restriction can: both limit uses, or one
 * has an exception that allows entry on a date on which the other's week or a holiday decides.
 */
export function combineRestrictions(one: Restriction, other: Restriction): Restriction | null {
  if (countsUses(one) && countsUses(other)) return null
  if (opensOnDates(one) && (other.windows !== null || other.closedOnHolidays)) return null
  if (opensOnDates(other) && (one.windows !== null || one.closedOnHolidays)) return null
  const counted = countsUses(one) ? one : other
  const validFrom = latest(one.validFrom, other.validFrom)
  const validUntil = earliest(one.validUntil, other.validUntil)
  if (validFrom && validUntil && minutesOf(validUntil) <= minutesOf(validFrom)) return { ...unrestricted, windows: [] }
  return normalizeRestriction({
    windows: windowsOfBoth(one.windows, other.windows),
    validFrom,
    validUntil,
    usesAllowed: counted.usesAllowed,
    usesLeft: counted.usesLeft,
    usesPerDay: limitsOfBoth(one.usesPerDay, other.usesPerDay),
    exceptions: [...one.exceptions, ...other.exceptions],
    ...((one.closedOnHolidays || other.closedOnHolidays) && { closedOnHolidays: true }),
  })
}

/** Whether a restriction allows entry at any time, regardless of its dates. */
export function opensEver({ windows, exceptions, usesAllowed, usesLeft }: Restriction): boolean {
  if ((usesLeft ?? usesAllowed ?? Infinity) <= 0) return false
  return windows === null || weekSpans(windows).length > 0 || exceptions.some(({ effect }) => effect === 'allow')
}

function countsUses({ usesAllowed, usesLeft }: Restriction): boolean {
  return usesAllowed !== null || usesLeft !== null
}

function opensOnDates({ exceptions }: Restriction): boolean {
  return exceptions.some(({ effect }) => effect === 'allow')
}

function windowsOfBoth(ones: Restriction['windows'], others: Restriction['windows']): readonly WeekWindow[] | null {
  if (ones === null || others === null) return ones ?? others
  const pieces = intersectSpans(weekSpans(ones), weekSpans(others)).flatMap(({ start, end }) =>
    weekdays.flatMap((day) => {
      const midnight = (day - 1) * minutesPerDay
      const [from, until] = [Math.max(start - midnight, 0), Math.min(end - midnight, minutesPerDay)]
      return from < until ? [{ days: [day], start: from, end: until }] : []
    }),
  )
  return mergeWindows(pieces)
}

function limitsOfBoth(ones: Restriction['usesPerDay'], others: Restriction['usesPerDay']): Restriction['usesPerDay'] {
  return Object.fromEntries(
    weekdays.flatMap((day) => {
      const limit = Math.min(ones[day] ?? Infinity, others[day] ?? Infinity)
      return limit === Infinity ? [] : [[day, limit]]
    }),
  )
}

function latest(one: LocalMoment | null, other: LocalMoment | null): LocalMoment | null {
  if (one === null || other === null) return one ?? other
  return minutesOf(one) >= minutesOf(other) ? one : other
}

function earliest(one: LocalMoment | null, other: LocalMoment | null): LocalMoment | null {
  if (one === null || other === null) return one ?? other
  return minutesOf(one) <= minutesOf(other) ? one : other
}

const minutesOf = (moment: LocalMoment) => toLocalMinutes(moment) ?? 0
