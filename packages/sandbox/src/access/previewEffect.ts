import { dayNumberAt, type PropertyWeek, type Restriction, weekdayOf, weekOfAccess } from '@portal/domain'
import type { ChangedDoors } from '../schedules/heldOpen.ts'
import type { Store } from '../store/openStore.ts'
import { never } from './explainAtPort.ts'
import { type GroupRule, type PortPosition, ruleAtPort } from './groupRules.ts'
import { findPort, type PortFacts } from './portFacts.ts'

/** What decides about one person at every door. */
export interface Standing {
  rules: readonly GroupRule[]
  hasNoAccess: boolean
  own: Restriction | null
  /** The doors of the person's places; null: all. */
  opens: readonly string[] | null
}

export interface PreviewedPerson {
  id: number
  name: string
  /** Milliseconds: from then on no rule and no schedule lets them in. */
  validUntil: number | null
  /** Of people alike the same object, so that they are worked out once. */
  before: Standing
  after: Standing
}

interface Effect {
  gains: boolean
  loses: boolean
  hoursBefore: number
  hoursAfter: number
}

export interface PersonEffect extends Effect {
  id: number
  name: string
}

type Spans = ReturnType<typeof weekOfAccess>
const millisecondsPerHour = 3_600_000

/** Compares the present week of each person before and after, door by door. */
export async function previewEffect(
  store: Store,
  positions: readonly PortPosition[],
  people: readonly PreviewedPerson[],
  now: number,
  changed?: ChangedDoors,
): Promise<PersonEffect[]> {
  const doors = await Promise.all(positions.map(async (position) => ({
    position,
    before: await findPort(store, position.portId),
    after: await findPort(store, position.portId, changed),
  })))
  const known = new Map<string, Spans>()
  const standingKeys = new Map<unknown, string>()

  function spansAt(port: PortFacts, position: PortPosition, { rules, hasNoAccess, own, opens }: Standing): Spans {
    if (opens !== null && !opens.includes(position.portId)) return []
    const rule = ruleAtPort(rules, position)?.restriction ?? null
    const group = hasNoAccess ? never : rule
    const key = [port.port.id, keyOf(port.input), keyOf(group), keyOf(own)].join('|')
    const present = known.get(key)
    if (present) return present
    const spans = weekOfAccess({ port: port.input, groupRestriction: withoutCounts(group) }, withoutCounts(own), weekOf(now, port.timeZone))
    known.set(key, spans)
    return spans
  }

  function keyOf(part: Restriction | PortFacts['input'] | null): string {
    const present = standingKeys.get(part)
    if (present !== undefined) return present
    const key = JSON.stringify(part)
    standingKeys.set(part, key)
    return key
  }

  function effectOn({ before, after }: PreviewedPerson): Effect {
    const effect: Effect = { gains: false, loses: false, hoursBefore: 0, hoursAfter: 0 }
    for (const { position, ...door } of doors) {
      if (!door.before || !door.after) continue
      const [was, is] = [spansAt(door.before, position, before), spansAt(door.after, position, after)]
      effect.gains ||= !covers(was, is)
      effect.loses ||= !covers(is, was)
      effect.hoursBefore += hoursOf(was)
      effect.hoursAfter += hoursOf(is)
    }
    return effect
  }

  const shared = new Map<Standing, Effect>()
  return people.map((person) => {
    const { id, name, validUntil, before } = person
    if (validUntil !== null && validUntil <= now) return { id, name, gains: false, loses: false, hoursBefore: 0, hoursAfter: 0 }
    const effect = shared.get(before) ?? effectOn(person)
    shared.set(before, effect)
    return { id, name, ...effect }
  })
}

/** The Monday of the present week at the property. */
export function weekOf(now: number, timeZone: string): PropertyWeek {
  const today = dayNumberAt(timeZone, now)
  return { firstDay: today - weekdayOf(today) + 1, timeZone }
}

/** Hours are those of the rule; what a person has used of it already is another matter. */
function withoutCounts(restriction: Restriction | null): Restriction | null {
  return restriction && { ...restriction, usesAllowed: null, usesLeft: null }
}

function covers(whole: Spans, parts: Spans): boolean {
  return parts.every(({ start, end }) => whole.some((span) => span.start <= start && end <= span.end))
}

function hoursOf(spans: Spans): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0) / millisecondsPerHour
}
