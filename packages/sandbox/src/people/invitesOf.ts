import { sql } from 'kysely'
import type { Store } from '../store/openStore.ts'

/** The invitations that a person sent and that were not withdrawn. */
export function invitesOf(store: Store, { id }: { id: number }): Promise<{ id: string; name: string }[]> {
  return store
    .selectFrom('invites')
    .select(['id', 'name'])
    .where('sent_by_user_id', '=', id)
    .where('revoked_at', 'is', null)
    .orderBy(sql`rowid`)
    .execute()
}

export async function setRevoked(trx: Store, ids: readonly string[], at: number | null): Promise<void> {
  if (ids.length > 0) await trx.updateTable('invites').set({ revoked_at: at }).where('id', 'in', ids).execute()
}
