/** Tracks work inside a transaction, including awaited work. Node's `AsyncLocalStorage` has this interface. */
interface HeldTransactions {
  run<Result>(store: object, work: () => Result): Result
  getStore(): object | undefined
}

/** A browser has no `AsyncLocalStorage`. There, a nested transaction waits until the timeout. */
let held: HeldTransactions = { run: (_store, work) => work(), getStore: () => undefined }

/** Sets how a host tracks transactions; called once by each host that can follow work across awaits. */
export function followTransactionsBy(follow: HeldTransactions): void {
  held = follow
}

/** The error for work inside a transaction that starts another one or requests the only connection, and would wait for itself forever. */
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
