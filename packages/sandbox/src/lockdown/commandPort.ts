import { runController } from '../devices/runController.ts'
import { sendCommand } from '../devices/sendCommand.ts'
import type { Store } from '../store/openStore.ts'
import type { LockdownPortRow } from './runningLockdowns.ts'

interface Asking {
  by: string
  now: number
}

/** Puts a lock or its release into the queue of the door's controller. Inside a transaction. */
export async function commandPort(trx: Store, row: LockdownPortRow, kind: 'lock' | 'unlock', { by, now }: Asking): Promise<void> {
  const id = await sendCommand(trx, { portId: row.port_id, kind, by, now, payload: { lockdown: row.lockdown_id } })
  await trx.updateTable('lockdown_ports').set({ command_id: id }).where('lockdown_id', '=', row.lockdown_id).where('port_id', '=', row.port_id).execute()
}

/**
 * Tries the controller of a door again at once, with whatever waits before the door's last command; a command that was given up is sent anew.
 * Inside a transaction.
 */
export async function commandAgain(trx: Store, row: LockdownPortRow, asking: Asking): Promise<void> {
  const command = await trx.selectFrom('device_commands').select(['id', 'module_id', 'status']).where('id', '=', row.command_id ?? 0).executeTakeFirst()
  if (!command || command.status === 'failed') return commandPort(trx, row, row.state === 'failed' ? 'lock' : 'unlock', asking)
  await trx.updateTable('device_commands').set({ next_at: asking.now }).where('module_id', '=', command.module_id).where('status', '=', 'waiting').execute()
  await runController(trx, command.module_id, asking.now)
}

/**
 * Takes a lock out of the queue that has not reached its controller. Answers whether it did: a lock that was sent, or whose answer was lost, may
 * have been done. Inside a transaction.
 */
export async function withdrawLock(trx: Store, { state, command_id: id }: LockdownPortRow, now: number): Promise<boolean> {
  if (state !== 'pending' && state !== 'failed') return false
  const withdrawn = await trx
    .updateTable('device_commands')
    .set({ status: 'failed', done_at: now })
    .where('id', '=', id ?? 0)
    .where('taken_at', 'is', null)
    .where((where) => where.or([where('status', '=', 'failed'), where('status', '=', 'waiting').and(where.or([where('reason', 'is', null), where('reason', '=', 'offline')]))]))
    .executeTakeFirst()
  return withdrawn.numUpdatedRows > 0n
}
