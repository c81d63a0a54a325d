import type { Store } from '../store/openStore.ts'
import { inIds } from '../store/inIds.ts'
import type { FoundRow } from './ImportedKind.ts'
import { type StayReason, stays } from './stays.ts'

type LaterRow = Pick<FoundRow, 'import_id' | 'row' | 'record_id' | 'version_after'>

/** The rows of every import that wrote the records of these rows and were not taken back. */
export async function laterRows(store: Store, rows: readonly FoundRow[]): Promise<LaterRow[]> {
  const ids = rows.flatMap(({ record_id: id }) => id ?? [])
  const [first] = rows
  if (!first || ids.length === 0) return []
  return store.selectFrom('import_rows').select(['import_id', 'row', 'record_id', 'version_after']).where('kind', '=', first.kind).where(inIds('record_id', ids))
    .where('undo', '!=', 'undone').execute()
}

interface ChangedRecord {
  id: number
  version: number
  updated_by: string
}

/** Why a row cannot be taken back whose record has another version now. */
export function whoChanged(row: FoundRow, { id, version, updated_by: by }: ChangedRecord, later: readonly LaterRow[], noun: 'person' | 'call group' | 'code' | 'contact' | 'holiday' | 'schedule'): StayReason {
  const found = later.find((one) => one.record_id === id && one.version_after === version)
  if (!found) return by === '' ? stays('Changed since.', 'changedSince', {}) : stays(`Changed by ${by} since.`, 'changedBy', { name: by })
  if (found.import_id !== row.import_id) return stays(`A later import changed this ${noun}.`, 'changedByLaterImport', {})
  return stays(`Row ${found.row} of this import changed this ${noun}, too.`, 'changedByRow', { row: String(found.row) })
}
