import { minutesPerDay, weekdayOf } from '../../time/weekdays.ts'
import { localMinutesAt, offsetAt } from '../../time/zoneClock.ts'
import { type Moment, type ParsedException, type ParsedRestriction, parseExceptions, parseRestriction, asException } from '../restriction/judgeRestriction.ts'
import type { Restriction } from '../restriction/restriction.ts'
import type { AccessInput } from './accessInput.ts'
import { exceptionFaults, isCount, type RestrictionFault, restrictionFaults, windowFaults } from '../restriction/restrictionFaults.ts'

/** The facts of an access question, prepared to be judged at many instants. */
export interface AccessFacts {
  input: AccessInput
  /** The user's own restriction and the code's. All must allow entry. */
  own: ParsedRestriction[]
  group: ParsedRestriction | null
  propertyExceptions: ParsedException[]
  heldOpenExceptions: ParsedException[]
  /** The day that `entriesToday` counts, in days since 1970-01-01. */
  today: number
}

/** Checks and prepares an access question. @throws RangeError if a part of it is invalid. */
export function readAccess(input: AccessInput): AccessFacts {
  assertValidInput(input)
  const { at, timeZone, ownRestriction, credential, groupRestriction, port } = input
  const parse = (restriction: Restriction) => parseRestriction(restriction, timeZone, port.holidays)
  return {
    input,
    own: [ownRestriction, credential?.restriction].flatMap((one) => (one ? [parse(one)] : [])),
    group: groupRestriction ? parse(groupRestriction) : null,
    propertyExceptions: parseExceptions(input.exceptions ?? []),
    heldOpenExceptions: parseExceptions(port.heldOpenExceptions ?? []),
    today: Math.floor(localMinutesAt(timeZone, at) / minutesPerDay),
  }
}

/** An instant as the wall clock of the property shows it. */
export function momentAt(facts: AccessFacts, at: number): Moment {
  return toMoment(facts, at, localMinutesAt(facts.input.timeZone, at))
}

/** As `momentAt`, if the minutes since 1970-01-01 0:00 on the property's clock are already known. */
export function toMoment({ input, today }: AccessFacts, at: number, localMinutes: number): Moment {
  const day = Math.floor(localMinutes / minutesPerDay)
  const entries = day === today ? (input.entriesToday ?? 0) : 0
  return { at, day, weekday: weekdayOf(day), minute: localMinutes - day * minutesPerDay, entries }
}

/**
 * Rejects an invalid question, so that it lets no one in. @throws RangeError that names the invalid part: an unknown zone, an invalid
 * instant, minute, date or count, or a start after its end.
 */
function assertValidInput({ at, timeZone, port, credential, exceptions, ownRestriction, groupRestriction, entriesToday }: AccessInput): void {
  requireInstant('at', at)
  requireTimeZone(timeZone, at)
  const ports = (port.heldOpen ?? []).flatMap((window, index) => windowFaults(window, 'windows', index))
  refuseFirst('port.heldOpen', ports)
  refuseFirst('port.heldOpenExceptions', exceptionFaults(port.heldOpenExceptions ?? []))
  refuseFirst('port.holidays', exceptionFaults((port.holidays ?? []).map(asException)))
  refuseFirst('exceptions', exceptionFaults(exceptions ?? []))
  for (const [name, restriction] of Object.entries({ ownRestriction, groupRestriction, 'credential.restriction': credential?.restriction })) {
    if (restriction) assertValidRestriction(restriction, name)
  }
  if (credential) {
    for (const name of ['validFrom', 'validUntil'] as const) {
      const instant = credential[name]
      if (instant !== null && instant !== undefined) requireInstant(`credential.${name}`, instant)
    }
    requireCount('credential.usesLeft', credential.usesLeft)
  }
  requireCount('entriesToday', entriesToday)
}

/** @throws RangeError naming what is wrong with the restriction. */
function assertValidRestriction(restriction: Restriction, name = 'restriction'): void {
  refuseFirst(name, restrictionFaults(restriction))
}

/** The largest time value that `Date` supports, in milliseconds. */
const farthest = 8.64e15

function requireInstant(name: string, instant: number): void {
  if (!(Math.abs(instant) < farthest)) throw new RangeError(`${name} is an instant in epoch milliseconds, got ${instant}.`)
}

function requireTimeZone(timeZone: string, at: number): void {
  try {
    offsetAt(timeZone, at)
  } catch (cause) {
    throw new RangeError(`timeZone is an IANA zone such as America/Chicago, got ${JSON.stringify(timeZone)}.`, { cause })
  }
}

function requireCount(name: string, count: number | null | undefined): void {
  if (count !== null && count !== undefined && !isCount(count)) throw new RangeError(`${name} is a whole number from 0, got ${count}.`)
}

function refuseFirst(name: string, [first]: readonly RestrictionFault[]): void {
  if (!first) return
  const { field, index, message } = first
  throw new RangeError(`${name} ${index === null ? field : `${field} ${index}`}: ${message}.`)
}
