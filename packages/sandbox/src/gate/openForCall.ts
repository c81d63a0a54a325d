import { type DoorRefusal, doorState } from '@portal/domain'
import { findPort } from '../access/portFacts.ts'
import { sendCommand } from '../devices/recordPushes.ts'
import { notFound } from '../Refusal.ts'
import { noteChange } from '../store/liveChanges.ts'
import type { Store } from '../store/openStore.ts'
import { heldColumns } from './recordDoorEvent.ts'

/** The user or phone that opens a door for a visitor. */
export interface Opener {
  /** The name that activity shows. */
  who: string
  /** The user's id; null for a phone that belongs to no user. */
  userId: number | null
}

/**
 * Opens a door momentarily during a visitor call: sends the command and records the event. A door that is in lockdown, offline or of an
 * inactive account stays closed, without an event. Returns null, or why the door stayed closed. Inside a transaction.
 */
export async function openForCall(trx: Store, portId: string, { who, userId }: Opener, at: number): Promise<DoorRefusal | null> {
  const facts = await findPort(trx, portId)
  if (!facts) throw notFound('door', 'station')
  const { port } = facts
  const door = doorState(facts.door, at)
  if (door.state === 'Offline') return 'offline'
  const refusal = door.state === 'Locked' ? 'lockedDown' : facts.accountIsActive || facts.door.hasFireAlarm ? null : 'accountInactive'
  const event = { property_id: port.property_id, port_id: port.id, port_name: port.name, at, who, user_id: userId, credential_kind: 'Call' }
  const held = heldColumns(door.letsEveryoneIn ? door : null)
  await trx.insertInto('gate_events').values({ ...event, decision: refusal ? 'denied' : 'open', reason: refusal ?? 'opened', ...held }).execute()
  noteChange(trx, { port: portId }, 'doors', 'events')
  if (refusal) return refusal
  if (!door.letsEveryoneIn) {
    await sendCommand(trx, { portId: port.id, kind: 'open', by: who, now: at })
  }
  return null
}
