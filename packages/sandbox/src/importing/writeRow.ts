import { rowReason } from '@portal/domain'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { savepoint } from '../store/transaction.ts'
import { reasonOf } from './reasonOf.ts'
import type { FreedPins, ImportedKind, ImportRow, WriteRow, WrittenRow } from './ImportedKind.ts'

/** Does what one row says, whole or not at all: a refusal becomes the row's outcome. Inside a transaction. */
export async function writeRow(trx: Store, write: WriteRow, { nameOf }: Pick<ImportedKind, 'nameOf'>, row: ImportRow, freed?: FreedPins): Promise<WrittenRow> {
  try {
    return await savepoint(trx, 'import_row', () => write(trx, row, freed))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...wroteNothing('failed', { name: nameOf(row.cells), id: null }), code: error.code, message: error.message, reason: reasonOf(error) }
  }
}

/** What a row says that an error of ours stopped. */
export const rowError = new Refusal(500, 'INTERNAL', 'An error on our side stopped this row.')

/** What a row that was not refused says of it. */
export const noRefusal = { code: '', message: '', reason: null } as const

/** What a row says by which a visitor can reach nobody. */
export const endsHere = { code: 'CALL_ENDS_HERE', message: 'A visitor can then reach nobody.', reason: rowReason('endsHere', {}) }

/** The outcome of a row that leaves its record as it is. */
export function wroteNothing(outcome: 'unchanged' | 'skipped' | 'failed', { name, id }: { name: string; id: number | null }): WrittenRow {
  return { outcome, name, ...noRefusal, recordId: id, changes: [], before: null, versionBefore: null, versionAfter: null }
}
