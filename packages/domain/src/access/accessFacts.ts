import type { AccessInput } from './accessInput.ts'
import type { Moment, ReadException, ReadRestriction } from './judgeRestriction.ts'
import { readExceptions, readRestriction } from './judgeRestriction.ts'
import { weekdayOf } from './localDate.ts'
import { requireReadable } from './requireReadable.ts'
import { minutesPerDay } from './weekMinutes.ts'
import { localMinutesAt } from './zoneClock.ts'

/** An input made ready for many instants. */
export interface AccessFacts {
  input: AccessInput
  /** The person's own and the code's: each narrows. */
  own: ReadRestriction[]
  group: ReadRestriction | null
  propertyExceptions: ReadException[]
  heldOpenExceptions: ReadException[]
  /** The day on which `entriesToday` counts. */
  today: number
}

/** @throws RangeError where the question cannot be read. */
export function readAccess(input: AccessInput): AccessFacts {
  requireReadable(input)
  const { at, timeZone, ownRestriction, credential, groupRestriction } = input
  return {
    input,
    own: [ownRestriction, credential?.restriction].flatMap((one) => (one ? [readRestriction(one, timeZone)] : [])),
    group: groupRestriction ? readRestriction(groupRestriction, timeZone) : null,
    propertyExceptions: readExceptions(input.exceptions ?? []),
    heldOpenExceptions: readExceptions(input.port.heldOpenExceptions ?? []),
    today: Math.floor(localMinutesAt(timeZone, at) / minutesPerDay),
  }
}

export function momentAt({ input, today }: AccessFacts, at: number): Moment {
  const minutes = localMinutesAt(input.timeZone, at)
  const day = Math.floor(minutes / minutesPerDay)
  const entries = day === today ? (input.entriesToday ?? 0) : 0
  return { at, day, weekday: weekdayOf(day), minute: minutes - day * minutesPerDay, entries }
}
