import { type DoorFacts, doorState } from '@portal/domain'
import { type AccountScope, ofAccount } from '../store/byAccount.ts'
import type { LockdownPortsTable, LockdownsTable } from '../store/doorSchema.ts'
import { noteChange } from '../store/liveChanges.ts'
import type { Store } from '../store/openStore.ts'

export type LockdownRow = LockdownsTable
export type LockdownPortRow = LockdownPortsTable

export function lockdownsThatRun(store: Store, _now: number, accountId: AccountScope) {
  return store.selectFrom('lockdowns').selectAll().where('ended_at', 'is', null).where(ofAccount('account_id', accountId)).orderBy('id')
}

/** The running lockdowns and drills, oldest first, of all accounts or of one. */
export async function runningLockdowns(store: Store, accountId?: number): Promise<LockdownRow[]> {
  return lockdownsThatRun(store, 0, accountId).execute()
}

/** The doors of these lockdowns, in the order of the property. */
export async function portsOfLockdowns(store: Store, ids: readonly number[]): Promise<LockdownPortRow[]> {
  if (ids.length === 0) return []
  return store.selectFrom('lockdown_ports').selectAll().where('lockdown_id', 'in', ids).orderBy('lockdown_id').orderBy('position').execute()
}

/** Records an event of a lockdown. Inside a transaction. */
export async function noteEvent(
  trx: Store,
  lockdownId: number,
  event: { at: number; kind: 'set' | 'locked' | 'failed' | 'retried' | 'releaseAsked' | 'released' | 'notReleased' | 'ended'; portName?: string; userId?: number },
): Promise<void> {
  noteChange(trx, { lockdown: lockdownId }, 'lockdown', 'doors')
  const { at, kind, portName = null, userId = null } = event
  await trx.insertInto('lockdown_events').values({ lockdown_id: lockdownId, at, kind, port_name: portName, user_id: userId }).execute()
}

/** Whether a user or a code holds a door open. A lock ends such a hold, but only interrupts a schedule. */
export function isHeld(door: DoorFacts, now: number): boolean {
  return door.word === 'HeldOpen' || doorState(door, now).override?.kind === 'hold'
}
