import { type RawBuilder, sql } from 'kysely'
import { valuesOf } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { usersByFilter } from './usersByFilter.ts'

interface Everybody {
  accountId: number
  /** The ids of the few people whom the viewer may not see. */
  hidden: readonly number[]
}

/** The number of people of an account. */
export async function countEverybody(store: Store, accountId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from users where account_id = ${accountId} and removed_at is null`.execute(store)
  return rows[0]?.total ?? 0
}

export interface EverybodyPage {
  order: RawBuilder<unknown>
  /** Whether it is faster to read everybody than to walk along an index. */
  isFew: boolean
  offset: number
  count: number
}

/** The ids of one page of an account's people. */
export async function pageOfEverybody(store: Store, { accountId, hidden }: Everybody, { order, isFew, offset, count }: EverybodyPage): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select users.id from ${isFew ? usersByFilter : sql`users`}
    where users.account_id = ${accountId} and users.removed_at is null and users.id not in (${valuesOf(sql.val(JSON.stringify(hidden)))}) order by ${order} limit ${count} offset ${offset}`.execute(store)
  return rows.map(({ id }) => id)
}
