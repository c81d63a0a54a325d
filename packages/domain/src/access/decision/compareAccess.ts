import { toDayNumber } from '../../time/localDate.ts'
import { subtractSpans, totalLength } from '../../time/spans.ts'
import { weekdayOf } from '../../time/weekdays.ts'
import type { Restriction } from '../restriction/restriction.ts'
import type { AccessId } from './accessInput.ts'
import { type AccessSetting, weekOfAccess } from './weekOfAccess.ts'

export interface ComparedPerson<Id extends AccessId = AccessId> {
  id: Id
  /** Person and account; who is not active has no access before nor after. Active if omitted. */
  isActive?: boolean
  ownRestriction: Restriction | null
}

export interface AccessComparison<Id extends AccessId = AccessId> {
  /** Who may pass at times they could not before; may lose others. */
  gains: Id[]
  /** Who may no longer pass at times they could; may gain others. */
  loses: Id[]
  /** Whose times stay the same, and are not none. */
  keeps: Id[]
  /** Who has no access before nor after. */
  without: Id[]
  /** Of everyone together. */
  hoursPerWeekBefore: number
  hoursPerWeekAfter: number
  hours: { id: Id; before: number; after: number }[]
}

/**
 * What a change of a group's restriction, a template or a schedule does to people, over the week of one date at the property.
 * People with the same restriction are worked out once.
 * @throws RangeError where `weekOf` names no day.
 */
export function compareAccess<Id extends AccessId>(
  before: AccessSetting,
  after: AccessSetting,
  people: readonly ComparedPerson<Id>[],
  { weekOf, timeZone }: { /** ISO date. */ weekOf: string; timeZone: string },
): AccessComparison<Id> {
  const day = toDayNumber(weekOf)
  if (day === null) throw new RangeError(`A week is named by an ISO date, got ${weekOf}.`)
  const week = { firstDay: day - weekdayOf(day) + 1, timeZone }
  const effectOf = new Map<string, Effect>()
  const comparison: AccessComparison<Id> = { gains: [], loses: [], keeps: [], without: [], hoursPerWeekBefore: 0, hoursPerWeekAfter: 0, hours: [] }

  for (const { id, isActive = true, ownRestriction } of people) {
    const key = isActive ? JSON.stringify(ownRestriction) : 'inactive'
    const effect = effectOf.get(key) ?? (isActive ? effectOn(ownRestriction) : nothing)
    effectOf.set(key, effect)
    const { gained, lost, hoursBefore, hoursAfter } = effect
    if (gained) comparison.gains.push(id)
    if (lost) comparison.loses.push(id)
    if (!gained && !lost) comparison[hoursBefore > 0 ? 'keeps' : 'without'].push(id)
    comparison.hoursPerWeekBefore += hoursBefore
    comparison.hoursPerWeekAfter += hoursAfter
    comparison.hours.push({ id, before: hoursBefore, after: hoursAfter })
  }
  return comparison

  function effectOn(ownRestriction: Restriction | null): Effect {
    const [was, is] = [weekOfAccess(before, ownRestriction, week), weekOfAccess(after, ownRestriction, week)]
    return { gained: subtractSpans(is, was).length > 0, lost: subtractSpans(was, is).length > 0, hoursBefore: toHours(was), hoursAfter: toHours(is) }
  }
}

interface Effect {
  gained: boolean
  lost: boolean
  hoursBefore: number
  hoursAfter: number
}

const nothing: Effect = { gained: false, lost: false, hoursBefore: 0, hoursAfter: 0 }

function toHours(spans: Parameters<typeof totalLength>[0]): number {
  return totalLength(spans) / 3_600_000
}
