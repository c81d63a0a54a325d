import { sql } from 'kysely'
import { isPostgres } from './byEngine.ts'
import { tellNoted } from './liveChanges.ts'
import { insideTransaction, requireNoTransaction } from './heldTransactions.ts'
import type { Store } from './openStore.ts'
import { mayRunAgain } from './postgres/postgresErrors.ts'
import { type Author, closeChange, openChange } from './trail.ts'

export interface TransactionOptions {
  /** The author in the audit trail; without one, nothing is recorded. */
  author?: Author
  /** On PostgreSQL, transactions of one line run one after another, because they would collide and be retried repeatedly. */
  line?: string
  /** `read committed`: for work ordered by its line alone. Default: serializable. */
  isolation?: 'read committed'
}

/** The number of tries before the caller gets the failure. */
const tries = 8

/**
 * The only way to write: all of `work` or nothing. With a transaction as `store` it joins that. On PostgreSQL the work may run more than
 * once: it is retried from its first read after a serialization failure.
 */
export async function inTransaction<Result>(store: Store, work: (trx: Store) => Promise<Result>, options: TransactionOptions = {}): Promise<Result> {
  if (store.isTransaction) return work(store)
  requireNoTransaction(store)
  const { line } = options
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (line === undefined ? once(store, store, work, options) : alone(store, line, (one) => once(store, one, work, options)))
    } catch (error) {
      if (attempt === tries || !mayRunAgain(error, attempt)) throw error
      // Growing and random, so that two transactions don't collide again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt))
    }
  }
}

/** `one` is a connection of the store that holds the line, or the store. */
async function once<Result>(store: Store, one: Store, work: (trx: Store) => Promise<Result>, { author, isolation }: TransactionOptions): Promise<Result> {
  const transaction = isolation === undefined ? one.transaction() : one.transaction().setIsolationLevel(isolation)
  const { result, trx: done } = await transaction.execute((trx) => insideTransaction(store, async () => {
    if (author === undefined) return { result: await work(trx), trx }
    await openChange(trx, author)
    const result = await work(trx)
    await closeChange(trx)
    return { result, trx }
  }))
  // If this fails, pages see the change when they ask again.
  void tellNoted(store, done).catch(() => {})
  return result
}

/** Work ordered by its line alone, because serializable transactions would collide on common rows. */
export function inTurn<Result>(store: Store, line: string, work: (trx: Store) => Promise<Result>): Promise<Result> {
  return inTransaction(store, work, { line, isolation: 'read committed' })
}

/** By store: the last waiter of each line of this process. */
const lines = new WeakMap<Store, Map<string, Promise<void>>>()

/**
 * A named lock: on PostgreSQL, no other process of the database runs work of this name meanwhile. It belongs to the connection that `work`
 * gets. It is acquired before a transaction begins, which would otherwise see the store as before the wait. Within a process only the first
 * in line waits for other processes; others hold no connection. SQLite serves one process, and one transaction at a time.
 */
export async function alone<Result>(store: Store, name: string, work: (one: Store) => Promise<Result>): Promise<Result> {
  if (!isPostgres(store)) return work(store)
  const last = lines.get(store) ?? new Map<string, Promise<void>>()
  lines.set(store, last)
  const { promise: own, resolve: leave } = Promise.withResolvers<void>()
  const ahead = last.get(name)
  last.set(name, own)
  await ahead
  try {
    return await store.connection().execute(async (one) => {
      await sql`select pg_advisory_lock(hashtext('portal'), hashtext(${name}))`.execute(one)
      return underLock(one, name, () => work(one))
    })
  } finally {
    if (last.get(name) === own) last.delete(name)
    leave()
  }
}

/** Like `alone`, but skips the work if another process runs it. */
export async function ifFree(store: Store, name: string, work: () => Promise<void>): Promise<void> {
  if (!isPostgres(store)) return work()
  await store.connection().execute(async (one) => {
    const { rows } = await sql<{ is_free: boolean }>`select pg_try_advisory_lock(hashtext('portal'), hashtext(${name})) as is_free`.execute(one)
    if (rows[0]?.is_free === true) await underLock(one, name, work)
  })
}

async function underLock<Result>(one: Store, name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } finally {
    await sql`select pg_advisory_unlock(hashtext('portal'), hashtext(${name}))`.execute(one)
  }
}

/** Runs a part of a transaction, and undoes it if it throws or returns null. */
export async function savepoint<Result>(trx: Store, name: string, work: () => Promise<Result>): Promise<Result> {
  if (!trx.isTransaction) throw new Error('A savepoint is a part of a transaction.')
  const mark = sql.raw(name)
  await sql`savepoint ${mark}`.execute(trx)
  let isKept = false
  try {
    const result = await work()
    isKept = result !== null
    return result
  } finally {
    if (!isKept) await sql`rollback to ${mark}`.execute(trx)
    await sql`release ${mark}`.execute(trx)
  }
}

/** Runs work to see its effect, and undoes it. */
export async function undone<Result>(store: Store, work: (trx: Store) => Promise<Result>): Promise<Result> {
  let result: { value: Result } | undefined
  await inTransaction(store, (trx) => savepoint(trx, 'undone', async () => {
    result = { value: await work(trx) }
    return null
  }))
  if (result === undefined) throw new Error('The work was not done.')
  return result.value
}
