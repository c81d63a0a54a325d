import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { PartnerKind } from '@portal/domain'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { FoundMigration } from './findMigration.ts'

type Missing = ResponseOf<(typeof endpoints)['getPartnerMigration']>['Parts'][number]['Missing'][number]

/** A record of the other system that is here now, and the row that brought it. */
interface RecordHere {
  row: number
  name: string
  importId: number
  isChangedThere: boolean
}

/** Which records of the other system are here, and why each of the others is not; both in the other system's order. */
export async function recordsHere(store: Store, { id, site_id: siteId }: FoundMigration, kind: PartnerKind): Promise<{ here: RecordHere[]; missing: Missing[] }> {
  const there = await store.selectFrom('partner_records').select(['row', 'name', 'changed_at']).where('site_id', '=', siteId).where('kind', '=', kind).orderBy('row').execute()
  const brought = await store
    .selectFrom('import_rows')
    .innerJoin('imports', 'imports.id', 'import_rows.import_id')
    .select(['import_rows.row', 'import_rows.record_id', 'import_rows.outcome', 'import_rows.undo', 'import_rows.message', 'imports.id as import_id', 'imports.created_at'])
    .where('imports.migration_id', '=', id)
    .where('imports.kind', '=', kind)
    .where('imports.state', '<>', 'draft')
    .orderBy('imports.id')
    .execute()
  const present = await presentIds(store, kind, brought.flatMap(({ record_id: recordId }) => recordId ?? []))
  // A row that did nothing, or was taken back, leaves what an earlier import has brought.
  const last = new Map<number, (typeof brought)[number]>()
  for (const row of brought) {
    if (isKept(row) || !last.has(row.row) || !isKept(last.get(row.row))) last.set(row.row, row)
  }
  const here: RecordHere[] = []
  const missing: Missing[] = []
  for (const { row, name, changed_at: changedAt } of there) {
    const found = last.get(row)
    if (!found) missing.push({ Row: row, Name: name, Reason: 'notYet', message: '' })
    else if (found.undo === 'undone') missing.push({ Row: row, Name: name, Reason: 'takenBack', message: '' })
    else if (!isKept(found)) missing.push({ Row: row, Name: name, Reason: found.outcome === 'failed' ? 'refused' : found.outcome === 'skipped' ? 'leftOut' : 'notYet', message: found.message })
    else if (!present.has(found.record_id)) missing.push({ Row: row, Name: name, Reason: 'removed', message: '' })
    else here.push({ row, name, importId: found.import_id, isChangedThere: changedAt > found.created_at })
  }
  return { here, missing }
}

function isKept(row: { outcome: string; undo: string; record_id: number | null } | undefined): row is { outcome: string; undo: string; record_id: number } {
  return row !== undefined && row.record_id !== null && row.undo !== 'undone' && ['created', 'changed', 'unchanged'].includes(row.outcome)
}

async function presentIds(store: Store, kind: PartnerKind, ids: readonly number[]): Promise<Set<number>> {
  const rows =
    kind === 'users'
      ? await store.selectFrom('users').select('id').where(inIds('id', ids)).where('removed_at', 'is', null).execute()
      : await store.selectFrom('access_codes').select('id').where(inIds('id', ids)).execute()
  return new Set(rows.map(({ id }) => id))
}
