import { sql } from 'kysely'
import { isPostgres } from './byEngine.ts'
import type { Store } from './openStore.ts'
import { untilInOrder } from './RetryingStore.ts'

/** A place at the head of a line, with a store whose transactions come before those of all behind it. */
export interface Turn {
  store: Store
  end(): void
}

/** Milliseconds after which somebody no longer waits for another process: their transaction is serializable, and may collide. */
const patience = 5000
/** Milliseconds at most until another process is asked again. */
const pause = 10

/** Who is last in each line of this process. */
const lines = new WeakMap<Store, Map<string, Promise<void>>>()

/**
 * Waits for every other turn of this line. It is for transactions that would collide again and again, such as entries at the doors of one account: what is
 * right is held by their isolation, a turn only spares them the collisions. It comes before the transaction, which would otherwise see the store as it was
 * before it waited. Those who wait hold no connection, so that whoever is at work finds one. On SQLite every transaction runs alone.
 */
export async function takeTurn(store: Store, line: string): Promise<Turn> {
  if (!isPostgres(store)) return { store, end: () => {} }
  const leave = await standInLine(store, line)
  try {
    const until = performance.now() + patience
    for (;;) {
      const turn = await tryLock(store, line)
      if (turn) return { store: turn.store, end: () => [turn.end, leave].forEach((step) => step()) }
      if (performance.now() > until) return { store, end: leave }
      await new Promise((resolve) => setTimeout(resolve, Math.random() * pause))
    }
  } catch (error) {
    leave()
    throw error
  }
}

/** A transaction that waits for every other of this line. */
export async function inLine<Result>(store: Store, line: string, work: (trx: Store) => Promise<Result>): Promise<Result> {
  const turn = await takeTurn(store, line)
  try {
    return await untilInOrder(() => turn.store.transaction().execute(work))
  } finally {
    turn.end()
  }
}

/** Waits for those of this process. */
async function standInLine(store: Store, line: string): Promise<() => void> {
  const ofStore = lines.get(store) ?? new Map<string, Promise<void>>()
  lines.set(store, ofStore)
  const ahead = ofStore.get(line)
  let leave = () => {}
  const own = new Promise<void>((resolve) => {
    leave = resolve
  })
  ofStore.set(line, own)
  await ahead
  return () => {
    if (ofStore.get(line) === own) ofStore.delete(line)
    leave()
  }
}

/** A connection that holds the line's lock against other processes; null if one of them holds it. The lock ends with its connection at the latest. */
function tryLock(store: Store, line: string): Promise<Turn | null> {
  return new Promise((resolve, reject) => {
    store.connection().execute(async (one) => {
      const { rows } = await sql<{ is_free: boolean }>`select pg_try_advisory_lock(hashtext('portal.line'), hashtext(${line})) as is_free`.execute(one)
      if (rows[0]?.is_free !== true) return resolve(null)
      await new Promise<void>((end) => resolve({ store: one, end }))
      await sql`select pg_advisory_unlock(hashtext('portal.line'), hashtext(${line}))`.execute(one)
    }).catch(reject)
  })
}
