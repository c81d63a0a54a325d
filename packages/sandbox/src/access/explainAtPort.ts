import { type AccessExplanation, type AccessInput, doorState, type DoorState, explainAccess, explainAtDoor, findAccessEnd, localDateAt, ruleAtPort, unrestricted } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import { type AccessSubject, usesOfRule } from './accessSubject.ts'
import type { GroupRule } from './groupRules.ts'
import type { PortFacts } from './portFacts.ts'
import { countEntries, withUsesLeft } from './usesLeft.ts'

/** The restriction of a group that opens nothing. */
export const never = { ...unrestricted, windows: [] }

/** The domain's `explainAccess` with the facts of the database. The door may be open for everyone. A null subject is an unknown code. */
export async function explainAtPort(
  store: Store,
  subject: AccessSubject | null,
  facts: PortFacts,
  at: number,
  door: DoorState = doorState(facts.door, at),
): Promise<AccessExplanation> {
  const asked = askedFacts(facts, door)
  return explainAtDoor(explainAccess(subject ? await inputAt(store, subject, asked, at) : unknownInput(asked, at)), door)
}

/** The instant at which the subject, who can enter at `at`, can no longer enter if nothing but the time changes; null if there is none within a year. */
export async function accessEndAtPort(store: Store, subject: AccessSubject | null, facts: PortFacts, at: number): Promise<number | null> {
  const door = doorState(facts.door, at)
  const input = subject ? await inputAt(store, subject, askedFacts(facts, door), at) : unknownInput(facts, at)
  return explainAccess(input).outcome === 'allowed' ? findAccessEnd(input) : door.until
}

function askedFacts(facts: PortFacts, door: DoorState): PortFacts {
  return door.override?.kind === 'close' ? withoutSchedule(facts) : facts
}

/** A door's facts after a user has closed it: its schedule doesn't hold it open. */
export function withoutSchedule(facts: PortFacts): PortFacts {
  return { ...facts, input: { ...facts.input, heldOpen: [], heldOpenExceptions: [] } }
}

/** The rule of the subject's group that applies at a door. */
export function groupRuleAt(subject: AccessSubject, { port, moduleId }: PortFacts): GroupRule | null {
  return ruleAtPort(subject.groupRules, { locationId: port.location_id ?? 0, moduleId: moduleId ?? 0, portId: port.id })
}

async function inputAt(store: Store, subject: AccessSubject, facts: PortFacts, at: number): Promise<AccessInput> {
  const { timeZone } = facts
  const rule = groupRuleAt(subject, facts)
  return {
    at,
    timeZone,
    port: facts.input,
    fireAlarm: facts.door.hasFireAlarm,
    lockdown: lockdownAt(facts, subject),
    // A code of another account is unknown at this door.
    person: { ...subject.person, accountIsActive: facts.accountIsActive, hasGroupOrDoors: subject.hasGroup || subject.hasDoors },
    credential: subject.accountId === facts.accountId ? subject.credential : { isKnown: false },
    ownRestriction: subject.ownRestriction,
    groupRestriction: subject.hasNoAccess ? never : rule && (await withUsesLeft(store, rule.restriction, usesOfRule(subject, rule))),
    entriesToday: subject.counted === null ? 0 : await countEntries(store, subject.counted, localDateAt(timeZone, at)),
  }
}

function unknownInput(facts: PortFacts, at: number): AccessInput {
  const { timeZone, input: port, accountIsActive, door } = facts
  return { at, timeZone, port, fireAlarm: door.hasFireAlarm, credential: { isKnown: false }, lockdown: lockdownAt(facts, null), person: { id: '', isActive: true, accountIsActive } }
}

/** The lockdown at a door, if it applies to this subject. */
function lockdownAt({ port, isLockedDown }: PortFacts, subject: AccessSubject | null): AccessInput['lockdown'] {
  return isLockedDown ? { portIds: [port.id], keepsAccess: subject?.keepsAccess ? [subject.person.id] : [] } : null
}
