import { sql } from 'kysely'
import type { Store } from '../store/openStore.ts'

/** The receipt by which somebody who was moved out alone can be given back now: nobody changed them since, and it is not too late. */
export async function openMoveOut(store: Store, user: { id: number; account_id: number; version: number }, now: number) {
  return store
    .selectFrom('move_out_receipts')
    .selectAll()
    .where('account_id', '=', user.account_id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql`json_array_length(before)`, '=', 1)
    .where(sql`json_extract(before, '$[0].userId')`, '=', user.id)
    .where(sql`json_extract(before, '$[0].versionAfter')`, '=', user.version)
    .executeTakeFirst()
}
