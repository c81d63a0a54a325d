import type { Store } from './openStore.ts'

/** How far a call that works in slices has come. Of a call without an Idempotency-Key nothing is kept, since nobody can take it up again. */
export interface Progress {
  /** What an earlier try under the same Idempotency-Key kept before its process ended, in order; as JSON. */
  read(): Promise<string[]>
  /** Keeps a part, in the transaction that did it. */
  add(trx: Store, part: string): Promise<void>
}

export const noProgress: Progress = {
  read: () => Promise.resolve([]),
  add: () => Promise.resolve(),
}
