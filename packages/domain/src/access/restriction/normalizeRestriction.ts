import { fromLocalMinutes, type LocalMoment, toLocalMinutes } from '../../time/localDate.ts'
import { totalLength } from '../../time/spans.ts'
import { minutesPerDay, minutesPerWeek, weekdays } from '../../time/weekdays.ts'
import { mergeWindows } from './mergeWindows.ts'
import type { DatedException, Restriction } from './restriction.ts'
import { weekSpans } from './weekWindows.ts'

/**
 * Turns a restriction into one canonical form, so that restrictions with the same meaning are equal. Windows are merged, and a full week is
 * null. Midnight is minute 1440 of the day before at an end, and 0 at a start. Exceptions are sorted and have no duplicates.
 */
export function normalizeRestriction(restriction: Restriction): Restriction {
  const known = normalized.get(restriction)
  if (known) return known
  const normal = normalize(restriction)
  normalized.set(restriction, normal).set(normal, normal)
  return normal
}

/** Results are kept, because a group's restriction is read at every door and for everyone in the group. */
const normalized = new WeakMap<Restriction, Restriction>()

function normalize(restriction: Restriction): Restriction {
  const { windows, validFrom, validUntil, usesPerDay, exceptions, closedOnHolidays, ...others } = restriction
  const merged = windows && mergeWindows(windows)
  const limits = weekdays.flatMap((day) => (usesPerDay[day] === undefined ? [] : [[day, usesPerDay[day]] as const]))
  return {
    ...others,
    windows: merged && totalLength(weekSpans(merged)) === minutesPerWeek ? null : merged,
    validFrom: validFrom && asStart(validFrom),
    validUntil: validUntil && asEnd(validUntil),
    usesPerDay: Object.fromEntries(limits),
    exceptions: once(exceptions),
    ...(closedOnHolidays && { closedOnHolidays }),
  }
}

function asStart(moment: LocalMoment): LocalMoment {
  const minutes = toLocalMinutes(moment)
  return minutes === null ? moment : fromLocalMinutes(minutes)
}

function asEnd(moment: LocalMoment): LocalMoment {
  const minutes = toLocalMinutes(moment)
  if (minutes === null) return moment
  const { date, minute } = fromLocalMinutes(minutes - 1)
  return { date, minute: Math.min(minute + 1, minutesPerDay) }
}

function once(exceptions: readonly DatedException[]): DatedException[] {
  const plain = exceptions.map((exception) => ({ ...exception, name: exception.name.trim(), end: exception.end || minutesPerDay }))
  const byKey = new Map(plain.map((exception) => [keyOf(exception), exception]))
  return [...byKey.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, exception]) => exception)
}

function keyOf({ from, until, start, end, effect, name }: DatedException): string {
  const minute = (value: number) => String(value).padStart(4, '0')
  return [from, until, minute(start), minute(end), effect, name].join('|')
}
