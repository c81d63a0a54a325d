/** Tracks work inside a transaction, including awaited work. `AsyncLocalStorage` of Node has this shape. */
interface HeldTransactions {
  run<Result>(store: object, work: () => Result): Result
  getStore(): object | undefined
}

/** A browser has no `AsyncLocalStorage`: there a nested transaction waits for the timeout. */
let held: HeldTransactions = { run: (_store, work) => work(), getStore: () => undefined }

/** Called once by each host that can follow work through its awaits. */
export function followTransactionsBy(follow: HeldTransactions): void {
  held = follow
}

/** Work inside a transaction started another one, or requested the only connection. It would wait for itself forever. */
export class NestedTransactionError extends Error {
  override readonly name = 'NestedTransactionError'

  constructor() {
    super('This work holds a transaction of the same store. Give what it calls the transaction, not the store.')
  }
}

export const insideTransaction = <Result>(store: object, work: () => Result): Result => held.run(store, work)

export function requireNoTransaction(store: object): void {
  if (held.getStore() === store) throw new NestedTransactionError()
}
