/** Which work runs inside a transaction; what it awaits counts as inside. `AsyncLocalStorage` of Node has this shape. */
interface HeldTransactions {
  run<Result>(store: object, work: () => Result): Result
  getStore(): object | undefined
}

/** A browser has no `AsyncLocalStorage`: there a wrong transaction waits until the connection's time is over. */
let held: HeldTransactions = { run: (_store, work) => work(), getStore: () => undefined }

/** Called once by each host that can follow work through its awaits. */
export function followTransactionsBy(follow: HeldTransactions): void {
  held = follow
}

/** A transaction was begun, or the only connection asked for, by work that holds a transaction already. It would wait for itself for ever. */
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
