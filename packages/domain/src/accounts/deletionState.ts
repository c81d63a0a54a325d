/** A user's request to delete their account. Times are epoch milliseconds; null: not yet. */
export interface DeletionRequest {
  /** Until when the mailed link can confirm it. */
  confirmBy: number
  confirmedAt: number | null
  /** When the account is deleted; set with `confirmedAt`. */
  dueAt: number | null
  ending: DeletionEnding | null
}

/** `blocked`: the account would have had no administrator left. */
export const deletionEndings = ['withdrawn', 'refused', 'blocked', 'deleted'] as const
export type DeletionEnding = (typeof deletionEndings)[number]

/** `asked`: the owner has not confirmed. `lapsed`: the owner did not confirm in time. `waiting`: the owner can still cancel. `due`: the owner no longer can. */
export const deletionStates = ['asked', 'lapsed', 'waiting', 'due', ...deletionEndings] as const
export type DeletionState = (typeof deletionStates)[number]

export function deletionState({ confirmBy, dueAt, ending }: DeletionRequest, now: number): DeletionState {
  if (ending !== null) return ending
  if (dueAt !== null) return now < dueAt ? 'waiting' : 'due'
  return now < confirmBy ? 'asked' : 'lapsed'
}
