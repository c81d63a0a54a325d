import { type CommandReason, nextPortLock, type PortLockEvent, type PortLockState } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import { type LockdownPortRow, noteEvent } from './runningLockdowns.ts'

interface Happening {
  event: PortLockEvent
  at: number
  /** Who did it; null for what a controller or the time did. */
  userId: number | null
  tries?: number
  failure?: CommandReason | null
}

/**
 * Moves one door of a lockdown on by the domain's rule: writes its state, whether its controller holds the lock, and
 * what happened. A lock ends what a person held open. Answers the
 * row as it is then. Inside a transaction.
 */
export async function movePort(trx: Store, row: LockdownPortRow, { event, at, userId, tries = 0, failure = null }: Happening): Promise<LockdownPortRow> {
  const state = nextPortLock(row.state, event)
  if (state === row.state && tries === row.tries && failure === row.failure) return row
  const isNew = state !== row.state
  const values = { state, failure, tries, ...(isNew && { changed_at: at }) }
  await trx.updateTable('lockdown_ports').set(values).where('lockdown_id', '=', row.lockdown_id).where('port_id', '=', row.port_id).execute()
  if (isNew) await noteMove(trx, row, state, { event, at, userId })
  return { ...row, ...values }
}

async function noteMove(trx: Store, { lockdown_id: id, port_id: portId, port_name: portName }: LockdownPortRow, state: PortLockState, { event, at, userId }: Happening): Promise<void> {
  if (state === 'locked') {
    await trx.updateTable('ports').set({ locked_by: id }).where('id', '=', portId).execute()
    await trx.deleteFrom('door_overrides').where('port_id', '=', portId).where('kind', '=', 'hold').execute()
  }
  if (state === 'released') await trx.updateTable('ports').set({ locked_by: null }).where('id', '=', portId).where('locked_by', '=', id).execute()
  const kind = event === 'retried' ? 'retried' : kinds[state]
  if (kind) await noteEvent(trx, id, { at, kind, portName, ...(userId !== null && { userId }) })
}

/** `releasing` is noted once for the whole lockdown. */
const kinds: Partial<Record<PortLockState, 'locked' | 'failed' | 'released' | 'notReleased'>> = {
  locked: 'locked', failed: 'failed', released: 'released', notReleased: 'notReleased',
}
