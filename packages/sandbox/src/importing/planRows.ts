import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { readPlaces } from '../access/places.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import { inIds } from '../store/inIds.ts'
import { undone } from '../store/transaction.ts'
import { doorEffects } from './doorEffects.ts'
import { earlierRows } from './earlierRows.ts'
import type { FoundImport } from './importRecord.ts'
import type { ImportContext, WrittenRow } from './ImportedKind.ts'
import { importedKinds } from './importedKinds.ts'
import { rowsPerSlice } from './runImports.ts'
import { writeRows } from './writeRows.ts'

type Plan = ResponseOf<(typeof endpoints)['previewImport']>

/** How many rows one answer plans. */
const rowsPerAnswer = 4 * rowsPerSlice

const results = { created: 'create', changed: 'change', unchanged: 'unchanged', skipped: 'skip', failed: 'conflict' } as const satisfies Record<
  WrittenRow['outcome'], Plan['Rows'][number]['Result']
>

/**
 * What the rows after `after` would do: each slice is written as the import would write it, after the earlier rows on which it may depend, and
 * all of it is taken back.
 */
export async function planRows(store: Store, viewer: Viewer, found: FoundImport, after: number, { vault, log, now }: Pick<ImportContext, 'vault' | 'log' | 'now'>): Promise<Plan> {
  const rows = await store.selectFrom('import_rows').select(['row', 'choice', 'cells', 'name']).where('import_id', '=', found.id).where('row', '>', after)
    .orderBy('row').limit(rowsPerAnswer).execute()
  // Who starts it is asked about rows by which a visitor can reach nobody.
  const context = { viewer, found: { ...found, acknowledges_end: 1 }, vault, log, now }
  const write = await importedKinds[found.kind].writer(store, context)
  const earlier = await earlierRows(store, viewer, found, { vault, isFirst: after === 0 })
  const slices: { row: number; written: WrittenRow }[][] = []
  for (let from = 0; from < rows.length; from += rowsPerSlice) {
    const slice = rows.slice(from, from + rowsPerSlice)
    const written = await undone(store, async (trx) => {
      const before = [...new Set(slice.flatMap(({ row }) => earlier.get(row) ?? []))].filter((row) => row < (slice[0]?.row ?? 0))
      const first = before.length === 0 ? [] : await trx.selectFrom('import_rows').select(['row', 'choice', 'cells', 'name']).where('import_id', '=', found.id).where(inIds('row', before)).orderBy('row').execute()
      return writeRows(trx, write, context, [...first, ...slice])
    })
    slices.push(slice.flatMap(({ row }) => {
      const found = written.get(row)
      return found ? [{ row, written: found }] : []
    }))
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  const places = (await readPlaces(store, viewer.accountId)).filter(({ propertyId }) => propertyId === found.property_id)
  return {
    Rows: slices.flat().map(({ row, written: { outcome, name, recordId, changes, code, message, reason } }) => ({
      Row: row, Result: results[outcome], Name: name, RecordID: outcome === 'created' ? null : recordId, Changes: changes, Code: code, message, Reason: reason,
    })),
    Doors: await doorEffects(store, viewer.accountId, places, slices.map((planned) => planned.map(({ written }) => written)), now),
    Next: rows.length < rowsPerAnswer ? null : (rows.at(-1)?.row ?? null),
  }
}
