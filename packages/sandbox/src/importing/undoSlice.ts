import { sql } from 'kysely'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { FoundRow, ImportContext } from './ImportedKind.ts'
import { importedKinds } from './importedKinds.ts'

/** Takes some of the rows back that wait for it, the last one first, since a later row may stand on an earlier one. Inside a transaction. */
export async function undoSlice(trx: Store, context: ImportContext, rowsAtOnce: number): Promise<void> {
  const { found } = context
  const rows = await trx.selectFrom('import_rows').select('row').where('import_id', '=', found.id).where('undo', '=', 'waiting')
    .orderBy('row', 'desc').limit(rowsAtOnce).execute()
  for (const { row: number } of rows) {
    // Read when its turn comes: taking a later row back changes what an earlier one stands on.
    const row = await trx.selectFrom('import_rows').selectAll().where('import_id', '=', found.id).where('row', '=', number).executeTakeFirstOrThrow()
    const refusal = await undoRow(trx, context, row)
    const outcome = refusal ? { undo: 'blocked' as const, code: refusal.code, message: refusal.message } : { undo: 'undone' as const, code: '', message: '' }
    await trx.updateTable('import_rows').set(outcome).where('import_id', '=', row.import_id).where('row', '=', row.row).execute()
  }
  if (rows.length < rowsAtOnce) await trx.updateTable('imports').set({ undo_by_user_id: null }).where('id', '=', found.id).execute()
}

async function undoRow(trx: Store, context: ImportContext, row: FoundRow): Promise<Refusal | null> {
  await sql`savepoint import_undo`.execute(trx)
  try {
    await takeBack(trx, context, row)
    await sql`release import_undo`.execute(trx)
    return null
  } catch (error) {
    await sql`rollback to import_undo`.execute(trx)
    await sql`release import_undo`.execute(trx)
    if (error instanceof Refusal) return error
    throw error
  }
}

async function takeBack(trx: Store, context: ImportContext, row: FoundRow): Promise<void> {
  const { builtOn, takeBack: giveBack } = importedKinds[row.kind]
  const reason = (await builtOn(trx, context.viewer, [row])).get(row.row)
  if (reason !== undefined) throw new Refusal(409, 'CONFLICT', reason)
  const version = await giveBack(trx, context, row)
  if (version === null) return
  // An earlier row that wrote this record stands as it did, in this import or another.
  await trx.updateTable('import_rows').set({ version_after: version }).where('kind', '=', row.kind).where('record_id', '=', row.record_id).where('version_after', '=', row.version_before).execute()
}
