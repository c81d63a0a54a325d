import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { PartnerKind } from '@portal/domain'
import type { ImportContext } from '../importing/ImportedKind.ts'
import { importedKinds } from '../importing/importedKinds.ts'
import { readCells } from '../importing/keptRow.ts'
import { writeRow } from '../importing/writeRow.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import { undone } from '../store/transaction.ts'
import type { RecordHere } from './recordsHere.ts'

type Sample = ResponseOf<(typeof endpoints)['getPartnerMigration']>['Parts'][number]['Sample']

/**
 * Compares records on both sides: each row is written once more as its import would write it, and taken back. What it would still change
 * is what differs.
 */
export async function compareSample(
  store: Store, viewer: Viewer, kind: PartnerKind, records: readonly RecordHere[], { vault, log, now }: Pick<ImportContext, 'vault' | 'log' | 'now'>,
): Promise<Sample> {
  const sample: Sample = []
  const { writer, ...ofKind } = importedKinds[kind]
  for (const { row, name, importId } of records) {
    const found = await store.selectFrom('imports').selectAll().where('id', '=', importId).executeTakeFirstOrThrow()
    const { cells } = await store.selectFrom('import_rows').select('cells').where('import_id', '=', importId).where('row', '=', row).executeTakeFirstOrThrow()
    const write = await writer(store, { viewer, found, vault, log, now })
    const said = await readCells(vault, { kind, cells })
    const { outcome, changes, message, reason } = await undone(store, (trx) => writeRow(trx, write, ofKind, { choice: 'merge', cells: said }))
    const isOther = outcome === 'created' || outcome === 'failed'
    sample.push({
      Row: row, Name: name, message, Why: reason,
      Differences: isOther ? [{ Field: 'Name', There: name, Here: '' }] : changes.map(({ Field, From, To }) => ({ Field, There: To, Here: From })),
    })
  }
  return sample
}
