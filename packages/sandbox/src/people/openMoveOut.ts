import { sql } from 'kysely'
import { byEngine } from '../store/byEngine.ts'
import type { Store } from '../store/openStore.ts'

const ofFirst = (name: string) => byEngine<number>(sql`json_extract(before, ${sql.lit(`$[0].${name}`)})`, sql`(before::json -> 0 ->> ${sql.lit(name)})::bigint`)

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
    .where(ofFirst('userId'), '=', user.id)
    .where(ofFirst('versionAfter'), '=', user.version)
    .executeTakeFirst()
}
