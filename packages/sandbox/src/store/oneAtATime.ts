import { sql } from 'kysely'
import { isPostgres } from './byEngine.ts'
import type { Store } from './openStore.ts'
import { untilInOrder } from './RetryingStore.ts'

/**
 * Runs `work` while nobody else on the same store runs work of this name: on PostgreSQL under a lock of a connection of its own, which ends with
 * the process that holds it. SQLite serves one process, whose start is one.
 */
export async function oneAtATime(store: Store, name: string, work: () => Promise<void>): Promise<void> {
  if (!isPostgres(store)) return work()
  await store.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(hashtext(${name}))`.execute(one)
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(one)
    }
  })
}

/**
 * A transaction that waits for every other of this name, where many of them would otherwise collide again and again: on PostgreSQL under a lock,
 * so that it need not be serializable. On SQLite every transaction runs alone.
 */
export function inTurn<Result>(store: Store, name: string, work: (trx: Store) => Promise<Result>): Promise<Result> {
  if (!isPostgres(store)) return store.transaction().execute(work)
  return untilInOrder(() => store.transaction().setIsolationLevel('read committed').execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx)
    return work(trx)
  }))
}
