import { type RawBuilder, sql } from 'kysely'
import type { Store } from './openStore.ts'
import type { Log } from '../hostInterfaces.ts'
import { isStoreFailure } from './storeErrors.ts'

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

/** The last failure of each piece of work, by name, so that work retried every second is logged once. */
const failures = new WeakMap<Log, Map<string, string>>()

function failuresOf(log: Log): Map<string, string> {
  const known = failures.get(log) ?? new Map<string, string>()
  failures.set(log, known)
  return known
}

/** The work of this process that failed at its last attempt, with reasons. */
export function failedWork(log: Log): { name: string; reason: string }[] {
  return [...failuresOf(log)].map(([name, reason]) => ({ name, reason }))
}

/** Does the work of one record; logs an error and returns false. Passes on errors of the database itself. */
export async function attemptAlone(log: Log, name: string, work: () => Promise<unknown>): Promise<boolean> {
  const known = failuresOf(log)
  try {
    await work()
    known.delete(name)
    return true
  } catch (cause) {
    if (isStoreFailure(cause)) throw cause
    const reason = String(cause)
    if (known.get(name) !== reason) log.error(`${name} failed.`, cause)
    known.set(name, reason)
    return false
  }
}

/** Does the work of each record, one after another. An error doesn't block the others; the work is retried next time. */
export async function eachAlone<Item>(log: Log, items: readonly Item[], nameOf: (item: Item) => string, work: (item: Item) => Promise<unknown>): Promise<void> {
  for (const item of items) await attemptAlone(log, nameOf(item), () => work(item))
}

const minute = 60_000
const sweptAt = new WeakMap<Store, Map<string, number>>()

/**
 * Whether the expired rows of a table should be deleted now: once a minute, not with every call. The difference is absolute, since the
 * clock may be moved in both directions.
 */
export function isSweepDue(store: Store, table: string, now: number): boolean {
  const times = sweptAt.get(store) ?? new Map<string, number>()
  if (Math.abs(now - (times.get(table) ?? -Infinity)) < minute) return false
  sweptAt.set(store, times.set(table, now))
  return true
}
