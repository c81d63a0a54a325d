import type { Viewer } from '../people/viewer.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { FoundRow } from './ImportedKind.ts'
import { laterRows, whoChanged } from './laterRows.ts'
import { type StayReason, stays } from './stays.ts'

/** Why rows cannot be taken back, by row: who changed or deleted their codes since. */
export async function builtOnCodes(store: Store, { accountId }: Viewer, rows: readonly FoundRow[]): Promise<Map<number, StayReason>> {
  const ids = rows.flatMap(({ record_id: id }) => id ?? [])
  if (ids.length === 0) return new Map()
  const codes = await store.selectFrom('access_codes').select(['id', 'version', 'updated_by']).where('account_id', '=', accountId).where(inIds('id', ids)).execute()
  const byId = new Map(codes.map((code) => [code.id, code]))
  const later = await laterRows(store, rows)
  const found = new Map<number, StayReason>()
  for (const row of rows) {
    const code = byId.get(row.record_id ?? 0)
    if (!code) found.set(row.row, stays('This code was deleted since.', 'deletedSince', {}))
    else if (code.version !== row.version_after) found.set(row.row, whoChanged(row, code, later, 'code'))
  }
  return found
}
