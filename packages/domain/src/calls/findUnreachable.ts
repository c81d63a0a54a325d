import { isWithinWeek } from '../access/restriction/weekWindows.ts'
import type { WeekWindow } from '../access/restriction/restriction.ts'
import { dayNumberAt, localMomentAt } from '../time/localTime.ts'
import { weekdayOf } from '../time/weekdays.ts'
import type { CallPhone } from './callSteps.ts'
import type { CallWorld } from './callWorld.ts'
import { readPhoneNumber } from './phoneNumber.ts'

export type UnreachableReason =
  /** The user is removed or inactive. */
  | 'gone'
  | 'noApp'
  | 'notNotified'
  | 'quietHours'
  | 'switchedOff'
  | 'noNumber'
  | 'badNumber'
  /** The number is that of the station that calls. */
  | 'ownStation'

/** Why a phone that is turned on cannot ring at an instant (epoch milliseconds); null if it rings. */
export function findUnreachable({ kind, personId, number }: CallPhone, world: CallWorld, at: number): UnreachableReason | null {
  const person = world.people.find(({ id }) => id === personId)
  if (personId !== null && (!person || (person.goneSince !== null && person.goneSince <= at))) return 'gone'
  if (kind === 'app' && !person?.hasApp) return 'noApp'
  if (kind === 'app' && !person?.allowsNotifications) return 'notNotified'
  if (number) {
    const problem = findNumberProblem(number.phone, world)
    if (problem) return problem
  }
  return isQuiet(person?.quietHours ?? [], world.timeZone, at) ? 'quietHours' : null
}

export function findNumberProblem(phone: string, { stationPhone }: CallWorld): 'noNumber' | 'badNumber' | 'ownStation' | null {
  if (phone.trim() === '') return 'noNumber'
  const dialled = readPhoneNumber(phone)?.e164
  if (dialled === undefined) return 'badNumber'
  return stationPhone !== null && dialled === readPhoneNumber(stationPhone)?.e164 ? 'ownStation' : null
}

/** Whether an instant is in given quiet hours of a property. */
export function isQuiet(quietHours: readonly WeekWindow[], timeZone: string, at: number): boolean {
  if (quietHours.length === 0) return false
  return isWithinWeek(quietHours, weekdayOf(dayNumberAt(timeZone, at)), localMomentAt(timeZone, at).minute)
}
