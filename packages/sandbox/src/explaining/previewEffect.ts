import { dayNumberAt, intersectSpans, type PortPosition, type PropertyWeek, type Restriction, ruleAtPort, type Span, spanOfWeek, subtractSpans, totalLength, unionSpans, weekdayOf, weekOfAccess } from '@portal/domain'
import { never } from '../access/explainAtPort.ts'
import type { GroupRule } from '../access/groupRules.ts'
import type { ChangedDoors } from '../access/heldOpen.ts'
import { findPorts, type PortFacts } from '../access/portFacts.ts'
import type { Store } from '../store/openStore.ts'

/** The facts about one user that decide access at every door. */
export interface AccessBasis {
  rules: readonly GroupRule[]
  hasNoAccess: boolean
  own: Restriction | null
  /** The ids of the doors to which the user is limited; null without a limit. */
  opens: readonly string[] | null
  hasGroup: boolean
}

export interface PreviewedUser {
  id: number
  name: string
  /** The start of the user's access in epoch milliseconds; null without one. */
  validFrom: number | null
  /** The end of the user's access in epoch milliseconds; null without one. */
  validUntil: number | null
  /** The user's facts before the change. Users with the same facts share one object, so that their effect is computed once. */
  before: AccessBasis
  after: AccessBasis
}

/**
 * The effect of a change on one user: the hours of the week in which at least one door lets the user in. Only doors whose hours change are
 * counted; if none change, all doors of the preview.
 */
interface Effect {
  gains: boolean
  loses: boolean
  hoursBefore: number
  hoursAfter: number
}

export interface UserEffect extends Effect {
  id: number
  name: string
}

/** The hours in which a door lets a user in, before and after the change. */
interface DoorWeek {
  was: Span[]
  is: Span[]
}

const none: Effect = { gains: false, loses: false, hoursBefore: 0, hoursAfter: 0 }

/** Compares each user's week around `now` before and after the change, door by door. Doors and schedules are read once. */
export async function previewEffect(
  store: Store,
  positions: readonly PortPosition[],
  people: readonly PreviewedUser[],
  now: number,
  changed?: ChangedDoors,
): Promise<UserEffect[]> {
  const portIds = positions.map(({ portId }) => portId)
  const portsBefore = await findPorts(store, portIds)
  const portsAfter = changed ? await findPorts(store, portIds, changed) : portsBefore
  const doors = positions.flatMap((position) => {
    const [before, after] = [portsBefore.get(position.portId), portsAfter.get(position.portId)]
    return before && after ? [{ position, before, after }] : []
  })
  const weeks = weeksOfAccess(now)
  const weekSpan = unionSpans([...new Set(doors.map(({ before }) => before.timeZone))].map((timeZone) => spanOfWeek(weekOf(now, timeZone))))
  const doorWeeks = new Map<AccessBasis, DoorWeek[]>()
  const effects = new Map<AccessBasis, Effect>()

  function weeksOf({ before, after }: PreviewedUser): DoorWeek[] {
    const known = doorWeeks.get(before)
    if (known) return known
    const found = doors.map((door) => ({ was: weeks(door.before, door.position, before), is: weeks(door.after, door.position, after) }))
    doorWeeks.set(before, found)
    return found
  }

  return people.map((person) => {
    const { id, name, validFrom, validUntil, before } = person
    if (validUntil !== null && validUntil <= now) return { id, name, ...none }
    const valid = { start: validFrom ?? -Infinity, end: validUntil ?? Infinity }
    if (weekSpan.some(({ start, end }) => start < valid.start || end > valid.end)) {
      const within = (spans: Span[]) => intersectSpans(spans, [valid])
      return { id, name, ...effectOf(weeksOf(person).map(({ was, is }) => ({ was: within(was), is: within(is) }))) }
    }
    const effect = effects.get(before) ?? effectOf(weeksOf(person))
    effects.set(before, effect)
    return { id, name, ...effect }
  })
}

/** The hours of the week in which a user can open a door, computed once for all doors and users with the same restrictions. */
function weeksOfAccess(now: number): (port: PortFacts, position: PortPosition, standing: AccessBasis) => Span[] {
  const known = new Map<string, Span[]>()
  const keys = new Map<unknown, string>()

  function keyOf(part: Restriction | PortFacts['input'] | null): string {
    const present = keys.get(part)
    if (present !== undefined) return present
    // The cache key omits the door's id, so that doors without schedules share one answer.
    const key = JSON.stringify(part && 'id' in part ? { ...part, id: '' } : part)
    keys.set(part, key)
    return key
  }

  return ({ input, timeZone }, position, { rules, hasNoAccess, own, opens, hasGroup }) => {
    if (opens !== null && !opens.includes(position.portId)) return []
    const hasGroupOrDoors = hasGroup || opens !== null
    const group = hasNoAccess ? never : (ruleAtPort(rules, position)?.restriction ?? null)
    const key = `${timeZone}|${keyOf(input)}|${keyOf(group)}|${keyOf(own)}|${hasGroupOrDoors}`
    const present = known.get(key)
    if (present) return present
    const spans = weekOfAccess({ port: input, hasGroupOrDoors, groupRestriction: withoutCounts(group) }, withoutCounts(own), weekOf(now, timeZone))
    known.set(key, spans)
    return spans
  }
}

function effectOf(weeks: readonly DoorWeek[]): Effect {
  const compared = weeks.map(({ was, is }) => ({ was, is, gained: subtractSpans(is, was).length > 0, lost: subtractSpans(was, is).length > 0 }))
  const changed = compared.filter(({ gained, lost }) => gained || lost)
  const counted = changed.length > 0 ? changed : compared
  return {
    gains: changed.some(({ gained }) => gained),
    loses: changed.some(({ lost }) => lost),
    hoursBefore: hoursOf(counted.flatMap(({ was }) => was)),
    hoursAfter: hoursOf(counted.flatMap(({ is }) => is)),
  }
}

/** The week, Monday to Sunday at the property, that contains an instant. */
export function weekOf(at: number, timeZone: string): PropertyWeek {
  const day = dayNumberAt(timeZone, at)
  return { firstDay: day - weekdayOf(day) + 1, timeZone }
}

/** A restriction without its uses left, because the preview compares only hours. */
function withoutCounts(restriction: Restriction | null): Restriction | null {
  return restriction && { ...restriction, usesAllowed: null, usesLeft: null }
}

function hoursOf(spans: readonly Span[]): number {
  return totalLength(unionSpans(spans)) / 3_600_000
}
