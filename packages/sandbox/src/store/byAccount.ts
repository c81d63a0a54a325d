import { type RawBuilder, sql } from 'kysely'
import type { Store } from './openStore.ts'

/** The account to which background work is limited, because a request advances only its own account. Undefined for all accounts. */
export type AccountScope = number | RawBuilder<number> | undefined

/** Whether a row belongs to this account. `owner` is the column, or the SQL, for the row's account. */
export function ofAccount(owner: string | RawBuilder<number>, accountId: AccountScope): RawBuilder<boolean> {
  return accountId === undefined ? sql<boolean>`true` : sql<boolean>`${typeof owner === 'string' ? sql.ref(owner) : owner} = ${accountId}`
}

/** SQL for the account of a user, by the column that names the user. */
export const accountOfUser = (column: string) => sql<number>`(select account_id from users where users.id = ${sql.ref(column)})`

const servedLast = new WeakMap<Store, Map<string, number>>()

/**
 * The next record of background work. Accounts take turns, so that one doesn't block another. `find` returns the first record of the first
 * account after the given one.
 */
export async function nextAccount<Row extends { account_id: number }>(store: Store, work: string, find: (after: number) => Promise<Row | undefined>): Promise<Row | undefined> {
  const served = servedLast.get(store) ?? new Map<string, number>()
  servedLast.set(store, served)
  const found = (await find(served.get(work) ?? 0)) ?? (await find(0))
  if (found) served.set(work, found.account_id)
  return found
}
