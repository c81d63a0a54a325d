import { sql } from 'kysely'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { ImportedKind, ImportRow, WriteRow, WrittenRow } from './ImportedKind.ts'

/** Does what one row says, whole or not at all: a refusal becomes the row's outcome. Inside a transaction. */
export async function writeRow(trx: Store, write: WriteRow, { nameOf }: Pick<ImportedKind, 'nameOf'>, row: ImportRow): Promise<WrittenRow> {
  await sql`savepoint import_row`.execute(trx)
  try {
    const written = await write(trx, row)
    await sql`release import_row`.execute(trx)
    return written
  } catch (error) {
    await sql`rollback to import_row`.execute(trx)
    await sql`release import_row`.execute(trx)
    if (!(error instanceof Refusal)) throw error
    return { ...wroteNothing('failed', { name: nameOf(row.cells), id: null }), code: error.code, message: error.message }
  }
}

/** The outcome of a row that leaves its record as it is. */
export function wroteNothing(outcome: 'unchanged' | 'skipped' | 'failed', { name, id }: { name: string; id: number | null }): WrittenRow {
  return { outcome, name, code: '', message: '', recordId: id, changes: [], before: null, versionBefore: null, versionAfter: null }
}
