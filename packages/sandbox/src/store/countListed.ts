import { sql } from 'kysely'
import type { countedLists } from './listCountMigrations.ts'
import type { Store } from './openStore.ts'
import { statement } from './statement.ts'

export type CountedListName = (typeof countedLists)[number]['name']

const counted = statement((_store, { accountId, list }: { accountId: number; list: string }) =>
  sql<{ part: number; total: number }>`select part, sum(total) as total from list_counts where account_id = ${accountId} and list = ${list} group by part`)

/** How many rows a list of an account has by their part: it is kept (store/listCountMigrations.ts, store/postgres/listCounts.ts). */
export async function countParts(store: Store, accountId: number, list: CountedListName): Promise<ReadonlyMap<number, number>> {
  return new Map((await counted(store, { accountId, list })).rows.map(({ part, total }) => [part, total]))
}

/** As `countParts`, of one part or of the whole list. */
export async function countListed(store: Store, accountId: number, list: CountedListName, part?: number): Promise<number> {
  const parts = await countParts(store, accountId, list)
  return part === undefined ? [...parts.values()].reduce((sum, total) => sum + total, 0) : (parts.get(part) ?? 0)
}
