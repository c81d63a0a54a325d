import { sql } from 'kysely'
import type { Store } from './openStore.ts'

/** Does work inside a transaction, and undoes it if it throws or answers null. */
export async function savepoint<Result>(trx: Store, name: string, work: () => Promise<Result>): Promise<Result> {
  const mark = sql.raw(name)
  await sql`savepoint ${mark}`.execute(trx)
  try {
    const result = await work()
    if (result === null) await sql`rollback to ${mark}`.execute(trx)
    await sql`release ${mark}`.execute(trx)
    return result
  } catch (error) {
    await sql`rollback to ${mark}`.execute(trx)
    await sql`release ${mark}`.execute(trx)
    throw error
  }
}
