import type { CommandReason, CommandState } from '@portal/domain'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'

/** Where a command is. Instants are epoch milliseconds. */
export interface CommandStanding {
  id: number
  portId: string | null
  state: CommandState
  madeAt: number
  sentAt: number | null
  /** When it was acknowledged or given up. */
  doneAt: number | null
  /** The next try; null unless it waits. */
  nextTryAt: number | null
  /** Why the last try was in vain; null for a command that was never refused or is acknowledged. */
  reason: CommandReason | null
}

/** Where these commands are, as of the last `runDevices`; ids that no command has are left out. */
export async function commandStates(store: Store, ids: readonly number[]): Promise<Map<number, CommandStanding>> {
  const rows = await store.selectFrom('device_commands').selectAll().where(inIds('id', ids)).execute()
  return new Map(rows.map((row) => {
    const { id, port_id: portId, status: state, made_at: madeAt, sent_at: sentAt, done_at: doneAt, next_at: nextAt } = row
    const reason = state === 'acknowledged' ? null : row.reason
    return [id, { id, portId, state, madeAt, sentAt, doneAt, nextTryAt: state === 'waiting' ? nextAt : null, reason }]
  }))
}
