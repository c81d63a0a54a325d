import { sql } from 'kysely'
import { isPostgres } from './byEngine.ts'
import { insideTransaction, requireNoTransaction } from './heldTransactions.ts'
import type { Store } from './openStore.ts'
import { mayRunAgain } from './postgres/postgresErrors.ts'
import { type Author, closeChange, openChange } from './trail.ts'

export interface TransactionOptions {
  /** Whose name the audit trail has for what is changed; without one, nothing is recorded. */
  author?: Author
  /** On PostgreSQL, transactions of one line run one after the other: they would collide again and again, and each time be undone and done again. */
  line?: string
  /** `read committed`: for work that only its line keeps in order. Serializable if omitted. */
  isolation?: 'read committed'
}

/** The number of tries before the caller gets the failure. */
const tries = 8

/**
 * The one way to write: all of `work` or nothing. Work that is given a transaction takes part in it. On PostgreSQL the work may run more than once: it is
 * done again, from its first read, if the database could not put it in order with others.
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
      // It grows and is random, so that two that met do not meet again.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt))
    }
  }
}

/** `one` is a connection of the store that holds the line, or the store. */
function once<Result>(store: Store, one: Store, work: (trx: Store) => Promise<Result>, { author, isolation }: TransactionOptions): Promise<Result> {
  const transaction = isolation === undefined ? one.transaction() : one.transaction().setIsolationLevel(isolation)
  return transaction.execute((trx) => insideTransaction(store, async () => {
    if (author === undefined) return work(trx)
    await openChange(trx, author)
    const result = await work(trx)
    await closeChange(trx)
    return result
  }))
}

/** Work that is kept in order by its line alone, where serializable transactions would collide on what all of them write. */
export function inTurn<Result>(store: Store, line: string, work: (trx: Store) => Promise<Result>): Promise<Result> {
  return inTransaction(store, work, { line, isolation: 'read committed' })
}

/** By store: who is last in each line of this process. */
const lines = new WeakMap<Store, Map<string, Promise<void>>>()

/**
 * The one lock: on PostgreSQL, nobody else at the same database does work of this name meanwhile. It is a lock of the connection that `work` gets, and ends
 * with it. It is taken before a transaction begins, which would otherwise see the store in its state before it waited. Of one process only the first in line
 * waits for other processes; who stands behind holds no connection. SQLite serves one process, and one transaction at a time.
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

/** Does work alone, as `alone` does; nothing where another process is at it. */
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

/** Does a part of a transaction, and undoes it if it throws or answers null. */
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

/** Does work to see what it would do, and undoes it. */
export async function undone<Result>(store: Store, work: (trx: Store) => Promise<Result>): Promise<Result> {
  let result: { value: Result } | undefined
  await inTransaction(store, (trx) => savepoint(trx, 'undone', async () => {
    result = { value: await work(trx) }
    return null
  }))
  if (result === undefined) throw new Error('The work was not done.')
  return result.value
}
