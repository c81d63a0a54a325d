import { sql } from 'kysely'
import type { Store } from '../store/openStore.ts'

/** The receipt that can still take back the move-out of one person: nobody has changed the person since, and it has not expired. */
export async function openMoveOut(store: Store, user: { id: number; account_id: number; version: number }, now: number) {
  return store
    .selectFrom('undo_receipts')
    .selectAll()
    .where('account_id', '=', user.account_id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('kind', '=', 'moveOut')
    .where('people', '=', 1)
    .where(sql`json_extract(before, '$[0].userId')`, '=', user.id)
    .where(sql`json_extract(before, '$[0].versionAfter')`, '=', user.version)
    .executeTakeFirst()
}
