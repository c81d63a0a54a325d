import { inIds } from '../store/inIds.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { type FoundImport, undoUntil } from './importRecord.ts'

/** Lets rows of an import that has ended be taken back, all of them if `rows` is absent. Inside a transaction. Refusals: 409 `IMPORT_STATE`, `UNDO_EXPIRED`. */
export async function beginUndo(trx: Store, found: FoundImport, userId: number, now: number, rows?: readonly number[]): Promise<void> {
  const until = undoUntil(found)
  if (until === null || found.undo_by_user_id !== null) throw new Refusal(409, 'IMPORT_STATE', 'An import is taken back when it has ended.')
  if (until <= now) throw new Refusal(409, 'UNDO_EXPIRED', 'It is too late to take this back.')
  const open = trx.updateTable('import_rows').set({ undo: 'waiting', code: '', message: '', reason: '' }).where('import_id', '=', found.id).where('undo', 'in', ['open', 'blocked'])
  await (rows ? open.where(inIds('row', rows)) : open).execute()
  await trx.updateTable('imports').set({ undo_by_user_id: userId, reason: '' }).where('id', '=', found.id).execute()
}
