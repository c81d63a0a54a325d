import { Kysely, type Transaction } from 'kysely'
import { insideTransaction, requireNoTransaction } from './heldTransactions.ts'
import { mayRunAgain } from './postgres/postgresErrors.ts'
import type { Database } from './schema.ts'

/** How often the same work is tried before its caller hears of it. */
const tries = 8

/**
 * Runs work again whose transaction PostgreSQL could not put in order with another that ran at the same time; nothing of it was written. The
 * pause grows and is random, so that two that met do not meet again.
 */
export async function untilInOrder<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === tries || !mayRunAgain(error, attempt)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt))
    }
  }
}

/** A store whose transactions run `untilInOrder`, so that their work may run more than once. A transaction inside another of the same store throws at once. */
export class RetryingStore extends Kysely<Database> {
  override transaction() {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = async <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => {
      requireNoTransaction(this)
      return untilInOrder(() => execute((trx) => insideTransaction(this, () => work(trx))))
    }
    return builder
  }
}
