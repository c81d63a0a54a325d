import { sql } from 'kysely'
import { isPostgres } from './byEngine.ts'
import type { Store } from './openStore.ts'
import { mayRunAgain } from './postgres/postgresErrors.ts'
import { untilInOrder } from './RetryingStore.ts'

/** A place at the head of a line, with a store whose transactions come before those of all behind it. */
export interface Turn {
  store: Store
  /** Notes what the transaction failed by: whoever met another process takes the next turns under the lock. */
  failed(error: unknown): void
  end(): void
}

/** Milliseconds after which somebody no longer waits for another process: their transaction is serializable, and may collide. */
const patience = 5000
/** Milliseconds at most until another process is asked again. */
const pause = 10
/** Milliseconds for which a line is taken under the lock after its last collision. */
const wary = 60_000

interface Lines {
  /** Who is last in each line of this process. */
  last: Map<string, Promise<void>>
  /** Until when each line expects other processes. */
  sharedUntil: Map<string, number>
}

const linesOf = new WeakMap<Store, Lines>()

/**
 * Waits for every other turn of this line. It is for transactions that would collide again and again, such as entries at the doors of one account: what is
 * right is held by their isolation, a turn only spares them the collisions. It comes before the transaction, which would otherwise see the store as it was
 * before it waited. Those who wait hold no connection, so that whoever is at work finds one. Other processes are waited for, under a lock of the database, once
 * one was met. On SQLite every transaction runs alone.
 */
export async function takeTurn(store: Store, line: string): Promise<Turn> {
  if (!isPostgres(store)) return { store, failed: () => {}, end: () => {} }
  const lines = linesOf.get(store) ?? { last: new Map(), sharedUntil: new Map() }
  linesOf.set(store, lines)
  const leave = await standInLine(lines, line)
  const failed = (error: unknown) => {
    if (mayRunAgain(error, 1)) lines.sharedUntil.set(line, performance.now() + wary)
  }
  try {
    const until = performance.now() + patience
    while (performance.now() < (lines.sharedUntil.get(line) ?? 0)) {
      const turn = await tryLock(store, line)
      if (turn) return { store: turn.store, failed, end: () => [turn.end, leave].forEach((step) => step()) }
      if (performance.now() > until) break
      await new Promise((resolve) => setTimeout(resolve, Math.random() * pause))
    }
    return { store, failed, end: leave }
  } catch (error) {
    leave()
    throw error
  }
}

/** A transaction that waits for every other of this line. */
export function inLine<Result>(store: Store, line: string, work: (trx: Store) => Promise<Result>): Promise<Result> {
  return untilInOrder(async () => {
    const turn = await takeTurn(store, line)
    try {
      return await turn.store.connection().execute((one) => one.transaction().execute(work))
    } catch (error) {
      turn.failed(error)
      throw error
    } finally {
      turn.end()
    }
  })
}

/** Waits for those of this process. */
async function standInLine({ last }: Lines, line: string): Promise<() => void> {
  const ahead = last.get(line)
  let leave = () => {}
  const own = new Promise<void>((resolve) => {
    leave = resolve
  })
  last.set(line, own)
  await ahead
  return () => {
    if (last.get(line) === own) last.delete(line)
    leave()
  }
}

/** A connection that holds the line's lock against other processes; null if one of them holds it. The lock ends with its connection at the latest. */
function tryLock(store: Store, line: string): Promise<Pick<Turn, 'store' | 'end'> | null> {
  return new Promise((resolve, reject) => {
    store.connection().execute(async (one) => {
      const { rows } = await sql<{ is_free: boolean }>`select pg_try_advisory_lock(hashtext('portal.line'), hashtext(${line})) as is_free`.execute(one)
      if (rows[0]?.is_free !== true) return resolve(null)
      await new Promise<void>((end) => resolve({ store: one, end }))
      await sql`select pg_advisory_unlock(hashtext('portal.line'), hashtext(${line}))`.execute(one)
    }).catch(reject)
  })
}
