import type { FoundRow } from './ImportedKind.ts'
import type { Store } from '../store/openStore.ts'
import { laterRows, whoChanged } from './laterRows.ts'
import { type StayReason, stays } from './stays.ts'

interface Versioned {
  id: number
  version: number
  updated_by: string
}

/** Why rows cannot be taken back, by row, where nothing can stand on a record but a later change of it. */
export async function builtOnVersion(store: Store, rows: readonly FoundRow[], noun: 'contact' | 'holiday' | 'schedule', find: (ids: number[]) => Promise<readonly Versioned[]>): Promise<Map<number, StayReason>> {
  const ids = rows.flatMap(({ record_id: id }) => id ?? [])
  if (ids.length === 0) return new Map()
  const byId = new Map((await find(ids)).map((record) => [record.id, record]))
  const later = await laterRows(store, rows)
  const found = new Map<number, StayReason>()
  for (const row of rows) {
    const record = byId.get(row.record_id ?? 0)
    if (!record) found.set(row.row, stays(`This ${noun} was deleted since.`, 'deletedSince', {}))
    else if (record.version !== row.version_after) found.set(row.row, whoChanged(row, record, later, noun))
  }
  return found
}
