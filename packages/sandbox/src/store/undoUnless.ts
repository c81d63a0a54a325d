import type { Store } from './openStore.ts'
import { untilInOrder } from './RetryingStore.ts'

/** Does the work in a transaction and commits it only if `isKept`. Either way it takes the same time, so that a stranger learns nothing from it. */
export async function undoUnless(isKept: boolean, store: Store, work: (within: Store) => Promise<void>): Promise<void> {
  await untilInOrder(() => once(isKept, store, work))
}

async function once(isKept: boolean, store: Store, work: (within: Store) => Promise<void>): Promise<void> {
  const transaction = await store.startTransaction().execute()
  try {
    await work(transaction)
  } catch (error) {
    await transaction.rollback().execute()
    throw error
  }
  await (isKept ? transaction.commit() : transaction.rollback()).execute()
}
