/** A user's request to delete their account. Times are in epoch milliseconds; null: not yet. */
export interface DeletionRequest {
  /** Until when the mailed link can confirm the request. */
  confirmBy: number
  confirmedAt: number | null
  /** When the account is deleted; set with `confirmedAt`. */
  dueAt: number | null
  ending: DeletionEnding | null
}

/** How a request ended. `blocked`: the account would have been left without an administrator. */
export const deletionEndings = ['withdrawn', 'refused', 'blocked', 'deleted'] as const
export type DeletionEnding = (typeof deletionEndings)[number]

/**
 * The states of a request. `asked`: the user has not confirmed it yet. `lapsed`: the user did not confirm in time. `waiting`: the user can
 * still cancel. `due`: the user can no longer cancel.
 */
export const deletionStates = ['asked', 'lapsed', 'waiting', 'due', ...deletionEndings] as const
export type DeletionState = (typeof deletionStates)[number]

export function deletionState({ confirmBy, dueAt, ending }: DeletionRequest, now: number): DeletionState {
  if (ending !== null) return ending
  if (dueAt !== null) return now < dueAt ? 'waiting' : 'due'
  return now < confirmBy ? 'asked' : 'lapsed'
}
