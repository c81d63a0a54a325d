import type { Store } from './openStore.ts'

/** The progress of a call that works in slices. A call without an Idempotency-Key stores no progress, since it can't be resumed. */
export interface Progress {
  /** Reads the parts that an earlier attempt under the same Idempotency-Key saved before its process ended, in order, as JSON. */
  read(): Promise<string[]>
  /** Saves parts in the transaction that did their work. */
  add(trx: Store, ...parts: string[]): Promise<void>
}

export const noProgress: Progress = {
  read: () => Promise.resolve([]),
  add: () => Promise.resolve(),
}
