import type { Store } from './openStore.ts'

/** The progress of a call that works in slices. Nothing is stored for a call without an Idempotency-Key, since it can't be resumed. */
export interface Progress {
  /** The parts that an earlier try under the same Idempotency-Key saved before its process ended, in order, as JSON. */
  read(): Promise<string[]>
  /** Saves parts in the transaction that did their work. */
  add(trx: Store, ...parts: string[]): Promise<void>
}

export const noProgress: Progress = {
  read: () => Promise.resolve([]),
  add: () => Promise.resolve(),
}
