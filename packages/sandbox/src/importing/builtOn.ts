import type { Viewer } from '../people/viewer.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { type FoundRow, type ImportedKind, type ImportedRecord, type StayReason, stays } from './ImportedKind.ts'

type LaterRow = Pick<FoundRow, 'import_id' | 'row' | 'record_id' | 'version_after'>

/** Why rows of one kind cannot be taken back, by row: what was built on their records since. Omits rows that can be taken back. */
export async function builtOn(store: Store, viewer: Viewer, { noun, find, standsOn }: ImportedKind, rows: readonly FoundRow[]): Promise<Map<number, StayReason>> {
  const ids = rows.flatMap(({ record_id: id }) => id ?? [])
  const [first] = rows
  if (!first || ids.length === 0) return new Map()
  const byId = new Map((await find(store, viewer, ids)).map((record) => [record.id, record]))
  const later = await store.selectFrom('import_rows').select(['import_id', 'row', 'record_id', 'version_after']).where('kind', '=', first.kind).where(inIds('record_id', ids))
    .where('undo', '!=', 'undone').execute()
  const found = new Map<number, StayReason>()
  for (const row of rows) {
    const record = byId.get(row.record_id ?? 0)
    const reason = !record ? stays(`This ${noun} was deleted since.`, 'deletedSince', {})
      : record.version !== row.version_after ? whoChanged(row, record, later, noun)
      : row.before === null && standsOn ? await standsOn(store, record)
      : null
    if (reason !== null) found.set(row.row, reason)
  }
  return found
}

function whoChanged(row: FoundRow, { id, version, updated_by: by }: ImportedRecord, later: readonly LaterRow[], noun: ImportedKind['noun']): StayReason {
  const found = later.find((one) => one.record_id === id && one.version_after === version)
  if (!found) return by === '' ? stays('Changed since.', 'changedSince', {}) : stays(`Changed by ${by} since.`, 'changedBy', { name: by })
  if (found.import_id !== row.import_id) return stays(`A later import changed this ${noun}.`, 'changedByLaterImport', {})
  return stays(`Row ${found.row} of this import changed this ${noun}, too.`, 'changedByRow', { row: String(found.row) })
}
