import { rowReason } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import { keepReason } from './keptReason.ts'

/** Ends an import before its last row: the rows that wait stay out. Inside a transaction. */
export async function cancelImport(trx: Store, id: number, now: number): Promise<void> {
  await trx.updateTable('imports').set({ state: 'cancelled', reason: '', ended_at: now }).where('id', '=', id).execute()
  await trx.updateTable('import_rows').set({ outcome: 'skipped', message: 'The import was cancelled before this row.', reason: keepReason(rowReason('cancelled', {})) }).where('import_id', '=', id)
    .where('outcome', '=', 'waiting').execute()
}
