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
  /** A name; transactions with the same name run one after another on PostgreSQL, because they would collide and be retried repeatedly. */
  line?: string
  /** The isolation: `read committed` for work that is ordered by `line` alone; serializable if omitted. */
  isolation?: 'read committed'
}

/** The number of attempts before the caller gets the error. */
const tries = 8

/**
 * Runs `work` in a transaction, all of it or nothing. This is the only way to write. If `store` is already a transaction, the work joins
 * it. On PostgreSQL the work may run more than once: it is retried from its first read after a serialization failure.
 */
export async function inTransaction<Result>(store: Store, work: (trx: Store) => Promise<Result>, options: TransactionOptions = {}): Promise<Result> {
  if (store.isTransaction) return work(store)
  requireNoTransaction(store)
  const { line } = options
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (line === undefined ? once(store, store, work, options) : withLock(store, line, (one) => once(store, one, work, options)))
    } catch (error) {
      if (attempt === tries || !mayRunAgain(error, attempt)) throw error
      // The wait grows and is random, so that two transactions don't collide again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt))
    }
  }
}

/** Runs the transaction once. `one` is the connection that has the lock of the line, or the database. */
async function once<Result>(store: Store, one: Store, work: (trx: Store) => Promise<Result>, { author, isolation }: TransactionOptions): Promise<Result> {
  const transaction = isolation === undefined ? one.transaction() : one.transaction().setIsolationLevel(isolation)
  const { result, trx: done } = await transaction.execute((trx) => insideTransaction(store, async () => {
    if (author === undefined) return { result: await work(trx), trx }
    await openChange(trx, author)
    const result = await work(trx)
    await closeChange(trx)
    return { result, trx }
  }))
  // If this fails, pages see the change at their next request.
  void tellNoted(store, done).catch(() => {})
  return result
}

/** Runs a transaction under a named lock, which alone decides the order. The isolation is `read committed`, because serializable transactions would collide on common rows. */
export function lockedTransaction<Result>(store: Store, line: string, work: (trx: Store) => Promise<Result>): Promise<Result> {
  return inTransaction(store, work, { line, isolation: 'read committed' })
}

/** The last waiter for each named lock in this process, by database. */
const lines = new WeakMap<Store, Map<string, Promise<void>>>()

/**
 * Runs work under a named lock: on PostgreSQL, no other process of the database runs work of this name meanwhile. The lock belongs to the
 * connection that `work` gets. It is acquired before a transaction begins, which would otherwise see the data as before the wait. Within a
 * process only the first waiter waits for other processes; the others use no connection. SQLite serves one process, and one transaction at
 * a time.
 */
export async function withLock<Result>(store: Store, name: string, work: (one: Store) => Promise<Result>): Promise<Result> {
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

/** Like `withLock`, but skips the work if another process runs it. */
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

/** Runs work to see its effect, then undoes it. */
export async function undone<Result>(store: Store, work: (trx: Store) => Promise<Result>): Promise<Result> {
  let result: { value: Result } | undefined
  await inTransaction(store, (trx) => savepoint(trx, 'undone', async () => {
    result = { value: await work(trx) }
    return null
  }))
  if (result === undefined) throw new Error('The work was not done.')
  return result.value
}

/** The progress of a call that works in slices. A call without an Idempotency-Key stores no progress, since it can't be resumed. */
export interface Progress {
  /** Reads the parts that an earlier attempt under the same Idempotency-Key saved before its process ended, in order, as JSON. */
  read(): Promise<string[]>
  /** Saves parts in the transaction that did their work. */
  add(trx: Store, ...parts: string[]): Promise<void>
}

export const noProgress: Progress = {
  read: () => Promise.resolve([]),
  add: () => Promise.resolve(),
}
