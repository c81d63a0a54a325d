import type { Store } from './openStore.ts'

/** Does the work in a transaction and keeps it or not: either way it takes the same time, which tells a stranger nothing. */
export async function undoUnless(isKept: boolean, store: Store, work: (within: Store) => Promise<void>): Promise<void> {
  const transaction = await store.startTransaction().execute()
  try {
    await work(transaction)
  } catch (error) {
    await transaction.rollback().execute()
    throw error
  }
  await (isKept ? transaction.commit() : transaction.rollback()).execute()
}
