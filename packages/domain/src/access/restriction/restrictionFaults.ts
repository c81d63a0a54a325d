import { type LocalMoment, toDayNumber, toLocalMinutes } from '../../time/localDate.ts'
import { minutesPerDay, weekdays } from '../../time/weekdays.ts'
import type { DatedException, Restriction, WeekWindow } from './restriction.ts'

/** A part of a restriction that is invalid or contradicts itself. */
export interface RestrictionFault {
  code: 'unreadable' | 'startAfterEnd'
  field: 'windows' | 'validity' | 'uses' | 'exceptions'
  /** The index of the hours or exception; null if the fault concerns all of them. */
  index: number | null
  /** A message for developers that says what the value must be. */
  message: string
}

/** The faults of an invalid restriction. A restriction with faults is never judged, so it lets no one in. */
export function restrictionFaults({ windows, validFrom, validUntil, usesAllowed, usesLeft, usesPerDay, exceptions }: Restriction): RestrictionFault[] {
  const limits = Object.entries(usesPerDay)
  return [
    ...(windows ?? []).flatMap((window, index) => windowFaults(window, 'windows', index)),
    ...validityFaults(validFrom, validUntil),
    ...countFaults('usesAllowed', usesAllowed),
    ...countFaults('usesLeft', usesLeft),
    ...limits.flatMap(([day, limit]) => countFaults(`usesPerDay of day ${day}`, limit)),
    ...exceptionFaults(exceptions),
  ]
}

/** The faults of weekly hours outside a restriction, such as the hours in which a door is held open. */
export function windowFaults({ days, start, end }: WeekWindow, field: 'windows', index: number): RestrictionFault[] {
  const known: readonly number[] = weekdays
  return [
    ...days.filter((day) => !known.includes(day)).map((day) => fault(field, index, `a weekday is 1 to 7, got ${day}`)),
    ...minuteFaults(field, index, { start, end }),
  ]
}

export function exceptionFaults(exceptions: readonly DatedException[]): RestrictionFault[] {
  return exceptions.flatMap(({ from, until, effect, start, end }, index) => {
    const [first, last] = [toDayNumber(from), toDayNumber(until)]
    const isKnown = effect === 'allow' || effect === 'deny'
    return [
      ...[from, until].filter((date) => toDayNumber(date) === null).map((date) => fault('exceptions', index, `a date is YYYY-MM-DD, got ${date}`)),
      ...(first !== null && last !== null && first > last ? [backwards('exceptions', index, `${from} is after ${until}`)] : []),
      ...(isKnown ? [] : [fault('exceptions', index, `an effect is allow or deny, got ${String(effect)}`)]),
      ...minuteFaults('exceptions', index, { start, end }),
    ]
  })
}

/** Whether a number is a count: a whole number, 0 or more. */
export function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

function validityFaults(from: LocalMoment | null, until: LocalMoment | null): RestrictionFault[] {
  const found = [from, until].flatMap((moment) => {
    if (moment === null) return []
    const date = toDayNumber(moment.date) === null ? [fault('validity', null, `a date is YYYY-MM-DD, got ${moment.date}`)] : []
    return [...date, ...minuteFaults('validity', null, { minute: moment.minute })]
  })
  if (found.length > 0 || from === null || until === null) return found
  const isBackwards = (toLocalMinutes(from) ?? 0) > (toLocalMinutes(until) ?? 0)
  return isBackwards ? [backwards('validity', null, `it is valid from ${from.date} ${from.minute} and ends before, on ${until.date} ${until.minute}`)] : []
}

function minuteFaults(field: RestrictionFault['field'], index: number | null, minutes: Record<string, number>): RestrictionFault[] {
  return Object.entries(minutes)
    .filter(([, minute]) => !isCount(minute) || minute > minutesPerDay)
    .map(([name, minute]) => fault(field, index, `${name} is a whole minute from 0 to ${minutesPerDay}, got ${minute}`))
}

function countFaults(name: string, count: number | null): RestrictionFault[] {
  return count === null || isCount(count) ? [] : [fault('uses', null, `${name} is a whole number from 0, got ${count}`)]
}

function fault(field: RestrictionFault['field'], index: number | null, message: string): RestrictionFault {
  return { code: 'unreadable', field, index, message }
}

function backwards(field: RestrictionFault['field'], index: number | null, message: string): RestrictionFault {
  return { code: 'startAfterEnd', field, index, message }
}
