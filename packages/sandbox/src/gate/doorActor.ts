import { type DoorActor, mayDo } from '@portal/domain'
import { type AccessSubject, subjectOfUser } from '../access/accessSubject.ts'
import { explainAtPort, withoutSchedule } from '../access/explainAtPort.ts'
import type { PortFacts } from '../access/portFacts.ts'
import { actuationMode } from '../people/findUser.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import { decideGate, type GateDecision } from './decideGate.ts'

/** What a person may do to doors from afar, by their rights and their `LimitActuationModeID`. */
export function doorActorOf({ standing, user }: Viewer): DoorActor {
  return { mayOpen: mayDo(standing, 'gate.open'), mayHold: mayDo(standing, 'gate.holdOpen'), output: actuationMode(user.output_mode) }
}

/** Whoever looks after devices opens every door of the account; everybody else opens as at the door itself: by their own access. */
export function opensAnyDoor({ standing }: Viewer): boolean {
  return mayDo(standing, 'devices.view')
}

/** What the viewer's own access says at a door now, as a reader there would decide. */
export async function decideByOwnAccess(store: Store, subject: AccessSubject | null, facts: PortFacts, at: number): Promise<GateDecision> {
  return decideGate(await explainAtPort(store, subject, facts, at), null)
}

/** The doors that the viewer may know of from afar: all of them, or those that their own access opens at some time. */
export async function knownDoors(store: Store, viewer: Viewer, doors: readonly PortFacts[], at: number): Promise<PortFacts[]> {
  if (opensAnyDoor(viewer)) return [...doors]
  const subject = await subjectOfUser(store, viewer.user.id)
  const known: PortFacts[] = []
  for (const facts of doors) {
    // What holds or locks a door for a while does not change whose door it is.
    const plain: PortFacts = { ...withoutSchedule(facts), isLockedDown: false, door: { ...facts.door, word: 'Closed', hasFireAlarm: false, schedules: [], override: null } }
    const { outcome, nextOpening } = await explainAtPort(store, subject, plain, at)
    if (outcome === 'allowed' || nextOpening !== null) known.push(facts)
  }
  return known
}
