import type { Viewer } from '../people/viewer.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { type FoundRow, type ImportedKind, type ImportedRecord } from './ImportedKind.ts'
import { filled, type Sentence } from '../words/sentence.ts'

type LaterRow = Pick<FoundRow, 'import_id' | 'row' | 'record_id' | 'version_after'>

/** Why rows of one kind can't be undone, by row. Leaves out rows that can be undone. */
export async function builtOn(store: Store, viewer: Viewer, { find, standsOn }: ImportedKind, rows: readonly FoundRow[]): Promise<Map<number, Sentence>> {
  const ids = rows.flatMap(({ record_id: id }) => id ?? [])
  const [first] = rows
  if (!first || ids.length === 0) return new Map()
  const byId = new Map((await find(store, viewer, ids)).map((record) => [record.id, record]))
  const later = await store.selectFrom('import_rows').select(['import_id', 'row', 'record_id', 'version_after']).where('kind', '=', first.kind).where(inIds('record_id', ids))
    .where('undo', '!=', 'undone').execute()
  const found = new Map<number, Sentence>()
  for (const row of rows) {
    const record = byId.get(row.record_id ?? 0)
    const reason = !record ? 'Deleted since.'
      : record.version !== row.version_after ? whoChanged(row, record, later)
      : row.before === null && standsOn ? await standsOn(store, record, row)
      : null
    if (reason !== null) found.set(row.row, reason)
  }
  return found
}

function whoChanged(row: FoundRow, { id, version, updated_by: by }: ImportedRecord, later: readonly LaterRow[]): Sentence {
  const found = later.find((one) => one.record_id === id && one.version_after === version)
  if (!found) return by === '' ? 'Changed since.' : filled('Changed by {name} since.', { name: by })
  if (found.import_id !== row.import_id) return 'A later import changed this.'
  return filled('Row {row} of this import also changed this.', { row: found.row })
}
