import { type RawBuilder, sql } from 'kysely'
import { valuesOf } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { usersByFilter } from './usersByFilter.ts'

interface Everybody {
  accountId: number
  /** The ids of the few people whom the viewer may not see. */
  hidden: readonly number[]
}

const total = statement((_store, { accountId }: { accountId: number }) => sql<{ total: number }>`select count(*) as total from users where account_id = ${accountId} and removed_at is null`)

/** The number of people of an account. */
export async function countEverybody(store: Store, accountId: number): Promise<number> {
  return (await total(store, { accountId })).rows[0]?.total ?? 0
}

export interface EverybodyPage {
  /** By whose name its query is kept. */
  sort: string
  order: RawBuilder<unknown>
  /** Whether it is faster to read everybody than to walk along an index. */
  isFew: boolean
  offset: number
  count: number
}

function makePage({ order, isFew }: EverybodyPage) {
  return statement((_store, args: { accountId: number; hidden: string; offset: number; count: number }) => sql<{ id: number }>`select users.id from ${isFew ? usersByFilter : sql`users`}
    where users.account_id = ${args.accountId} and users.removed_at is null and users.id not in (${valuesOf(sql.val(args.hidden))}) order by ${order} limit ${args.count} offset ${args.offset}`)
}

const pages = new Map<string, ReturnType<typeof makePage>>()

/** The ids of one page of an account's people. */
export async function pageOfEverybody(store: Store, { accountId, hidden }: Everybody, page: EverybodyPage): Promise<number[]> {
  const { sort, isFew, offset, count } = page
  const name = `${sort} ${isFew}`
  const query = pages.get(name) ?? makePage(page)
  pages.set(name, query)
  return (await query(store, { accountId, hidden: JSON.stringify(hidden), offset, count })).rows.map(({ id }) => id)
}
