import { minutesPerDay, weekdayOf } from '../../time/weekdays.ts'
import { localMinutesAt } from '../../time/zoneClock.ts'
import { type Moment, type ParsedException, type ParsedRestriction, parseExceptions, parseRestriction } from '../restriction/judgeRestriction.ts'
import type { Restriction } from '../restriction/restriction.ts'
import type { AccessInput } from './accessInput.ts'
import { assertValidInput } from './assertValidInput.ts'

/** An input made ready for many instants. */
export interface AccessFacts {
  input: AccessInput
  /** The user's own restriction and the code's; each narrows access further. */
  own: ParsedRestriction[]
  group: ParsedRestriction | null
  propertyExceptions: ParsedException[]
  heldOpenExceptions: ParsedException[]
  /** The day that `entriesToday` counts, in days since 1970-01-01. */
  today: number
}

/** @throws RangeError where the question cannot be read. */
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

/** As `momentAt`, where the wall-clock minutes since 1970-01-01 0:00 are already known. */
export function toMoment({ input, today }: AccessFacts, at: number, localMinutes: number): Moment {
  const day = Math.floor(localMinutes / minutesPerDay)
  const entries = day === today ? (input.entriesToday ?? 0) : 0
  return { at, day, weekday: weekdayOf(day), minute: localMinutes - day * minutesPerDay, entries }
}
