import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { exportKeptFor } from '@portal/domain'
import type { SignedInUser } from '../people/signedInUser.ts'
import { notFound } from '../Refusal.ts'
import type { ExportsTable } from '../store/exportSchema.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'

export type FoundExport = ExportsTable

/** One of one's own exports of the account. 404 for any other: who may see a person may not see what they exported. */
export async function findExport({ store, user }: { store: Store; user: SignedInUser }, id: number): Promise<FoundExport> {
  const found = await store.selectFrom('exports').selectAll().where('id', '=', id).where('by_user_id', '=', user.id)
    .where('account_id', '=', user.account_id).executeTakeFirst()
  if (!found) throw notFound('export', 'ExportID')
  return found
}

export function exportAnswer(found: FoundExport): ResponseOf<(typeof endpoints)['createExport']> {
  const keptUntil = found.state === 'done' && found.ended_at !== null ? found.ended_at + exportKeptFor : null
  return {
    ExportID: found.id, Name: found.name, Of: found.kind, Format: found.format, State: found.state, Reason: found.reason, Lines: found.lines,
    Total: found.total, Percent: found.percent, Size: found.size, CreatedAt: toIso(found.started_at), EndedAt: toIso(found.ended_at), KeptUntil: toIso(keptUntil),
  }
}
