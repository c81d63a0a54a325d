import { type RawBuilder, sql } from 'kysely'
import { inJson, valuesOf } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { usersByFilter } from './usersByFilter.ts'

interface Everybody {
  accountId: number
  /** The ids of the few people whom the viewer may not see. */
  hidden: readonly number[]
}

const keptTotal = statement((_store, { accountId }: { accountId: number }) => sql<{ total: number }>`select coalesce(sum(people), 0) as total from people_counts where account_id = ${accountId}`)

/** The number of people of an account: it is kept (store/peopleCountMigrations.ts, store/postgres/peopleCounts.ts). */
export async function countEverybody(store: Store, accountId: number): Promise<number> {
  return (await keptTotal(store, { accountId })).rows[0]?.total ?? 0
}

/** With a plus SQLite does not take the index of the account, by which it would read everybody. */
const ofAccount = (accountId: number, hidden: string) => sql`from users where ${inJson('users.id', hidden)} and +users.account_id = ${accountId} and users.removed_at is null`

const totalByGroup = statement((_store, { accountId, hidden }: { accountId: number; hidden: string }) => sql<{ group_id: number | null; total: number }>`select nullif(group_id, 0) as group_id, sum(people) as total
  from people_counts where account_id = ${accountId} group by group_id union all select users.group_id, -count(*) ${ofAccount(accountId, hidden)} group by users.group_id`)

/** How many of them are in each group, null for people without one; what is hidden comes as a number below zero. */
export async function countEverybodyByGroup(store: Store, { accountId, hidden }: Everybody): Promise<{ group_id: number | null; total: number }[]> {
  return (await totalByGroup(store, { accountId, hidden: JSON.stringify(hidden) })).rows
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
