import { type DoorActionRefusal, type DoorActor, doorState, type GateReason, longestHold, mayDo, momentaryOpening, refuseDoorAction } from '@portal/domain'
import { type AccessSubject, subjectOfUser } from '../access/accessSubject.ts'
import { explainAtPort, withoutSchedule } from '../access/explainAtPort.ts'
import { findPort, type PortFacts } from '../access/portFacts.ts'
import { doorsWithin } from '../access/requireDoors.ts'
import { actuationMode } from '../people/findUser.ts'
import type { Viewer } from '../people/viewer.ts'
import { invalid, notFound, Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import { consume } from './consume.ts'
import { decideGate, type GateDecision } from './decideGate.ts'
import { recordDoorEvent } from './recordDoorEvent.ts'
import { type DoorOrder, insertDoorAction, sendDoorAction } from './runDoorActions.ts'
import { filled, type Sentence } from '../words/sentence.ts'
import type { Row } from '../store/schema.ts'

/**
 * Runs a user's action on a door. A second press counts as the first, even by another user, while the first is pending or has opened the
 * door. Refuses a door of another account (404), an action that the door's state forbids (`refusals`, 403 and 409), a door outside the
 * user's locations (403 `LIMITED`), and a user who needs access at the door and has none now (403 `NO_ACCESS`). Refusals by lockdown or
 * access are returned, not thrown, because activity records them. Inside a transaction.
 */
export async function actOnDoor({ store: trx, clock }: Pick<Services, 'store' | 'clock'>, viewer: Viewer, order: DoorOrder): Promise<Row<'door_actions'> | Refusal> {
  const now = clock.now()
  const facts = await findPort(trx, order.portId)
  if (!facts || facts.accountId !== viewer.accountId) throw notFound('door', 'PortID')
  requireEnd(order, now)
  const running = await runningAction(trx, order, now)
  if (running?.user_id === viewer.user.id) return running
  const refused = await findRefusal(trx, viewer, facts, order, now, running === null)
  return refused ?? running ?? sendDoorAction(trx, await insertDoorAction(trx, viewer, facts, order, now), now)
}

function requireEnd({ kind, until }: DoorOrder, now: number): void {
  if (kind !== 'hold') return
  if (until === null || until <= now) throw invalid('Until', 'Choose a time in the future.')
  if (until > now + longestHold) throw invalid('Until', 'A door is held open for 24 hours at most.')
}

async function runningAction(trx: Store, { portId, kind, until }: DoorOrder, now: number): Promise<Row<'door_actions'> | null> {
  const last = await trx.selectFrom('door_actions').selectAll().where('port_id', '=', portId).orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (!last || last.kind !== kind || last.until_at !== (kind === 'hold' ? until : last.until_at)) return null
  const isOpening = kind === 'open' && last.state === 'done' && now - (last.settled_at ?? 0) < momentaryOpening
  return last.state === 'waiting' || isOpening ? last : null
}

async function findRefusal(trx: Store, viewer: Viewer, facts: PortFacts, order: DoorOrder, now: number, isUse: boolean): Promise<Refusal | null> {
  const isBeyond = opensAnyDoor(viewer) && (await doorsWithin(trx, viewer))?.has(facts.port.id) === false
  if (isBeyond) return new Refusal(403, 'LIMITED', filled('You don’t have access to {door}. Another administrator can give it to you.', { door: facts.port.name }), { field: 'PortID' })
  const door = doorState(facts.door, now)
  const refusal = refuseDoorAction(order.kind, door, doorActorOf(viewer))
  const denied = (reason: GateReason) => recordDoorEvent(trx, facts.port, { ...order, until: null, userId: viewer.user.id, who: viewer.user.name, at: now, reason })
  if (refusal === 'lockedDown') await denied('lockedDown')
  if (refusal !== null) {
    const { status, code, sentence } = refusals[refusal]
    return new Refusal(status, code, sentence(facts.port.name))
  }
  if (opensAnyDoor(viewer)) return null
  const subject = await subjectOfUser(trx, viewer.user.id)
  const { reason } = await decideByOwnAccess(trx, subject, facts, now)
  if (reason === 'opened') {
    if (subject && isUse) await consume(trx, { subject, kind: 'Portal', invite: null, inviteCode: null, code: null, userOutput: null }, facts, now)
    return null
  }
  await denied(reason)
  return new Refusal(403, 'NO_ACCESS', filled('You can’t open {door} now.', { door: facts.port.name }), { body: { Reason: reason } })
}

const refusals: Record<DoorActionRefusal, { status: 403 | 409; code: string; sentence: (door: string) => Sentence }> = {
  forbidden: { status: 403, code: 'FORBIDDEN', sentence: () => 'Your role does not allow this.' },
  limited: { status: 403, code: 'LIMITED', sentence: () => 'You can only open doors momentarily.' },
  fireAlarm: { status: 409, code: 'FIRE_ALARM', sentence: (door) => filled('The fire alarm holds {door} open.', { door }) },
  lockedDown: { status: 409, code: 'LOCKED_DOWN', sentence: (door) => filled('{door} is in lockdown.', { door }) },
  offline: { status: 409, code: 'OFFLINE', sentence: (door) => filled('{door} is offline. Nothing was sent.', { door }) },
  standsOpen: { status: 409, code: 'STANDS_OPEN', sentence: (door) => filled('{door} is already open.', { door }) },
  leftOpen: { status: 409, code: 'LEFT_OPEN', sentence: (door) => filled('{door} is left open. It cannot be closed from here.', { door }) },
  isClosed: { status: 409, code: 'IS_CLOSED', sentence: (door) => filled('{door} is already closed.', { door }) },
  followsSchedule: { status: 409, code: 'FOLLOWS_SCHEDULE', sentence: (door) => filled('{door} already follows its schedule.', { door }) },
}

/** The user's remote door actions, as the user's rights and `LimitActuationModeID` allow. */
export function doorActorOf({ standing, user }: Viewer): DoorActor {
  return { mayOpen: mayDo(standing, 'gate.open'), mayHold: mayDo(standing, 'gate.holdOpen'), output: actuationMode(user.output_mode) }
}

/** Whether a user can open every door of the account, as users who manage devices can. Others need access at the door. */
function opensAnyDoor({ standing }: Viewer): boolean {
  return mayDo(standing, 'devices.view')
}

/** The decision about the viewer's access at a door now, as a reader at the door would make it. */
async function decideByOwnAccess(store: Store, subject: AccessSubject | null, facts: PortFacts, at: number): Promise<GateDecision> {
  return decideGate(await explainAtPort(store, subject, facts, at), null)
}

/** The doors that the viewer may see: all, or only those that the viewer's access opens at some time. */
export async function knownDoors(store: Store, viewer: Viewer, doors: readonly PortFacts[], at: number): Promise<PortFacts[]> {
  if (opensAnyDoor(viewer)) return [...doors]
  const subject = await subjectOfUser(store, viewer.user.id)
  const known: PortFacts[] = []
  for (const facts of doors) {
    // Whether a door is held open or locked down doesn't change who may see it.
    const plain: PortFacts = { ...withoutSchedule(facts), isLockedDown: false, door: { ...facts.door, word: 'Closed', hasFireAlarm: false, schedules: [], override: null } }
    const { outcome, nextOpening } = await explainAtPort(store, subject, plain, at)
    if (outcome === 'allowed' || nextOpening !== null) known.push(facts)
  }
  return known
}
