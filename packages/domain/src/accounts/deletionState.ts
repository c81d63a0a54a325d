/** A person's wish that their account be deleted. Times are milliseconds since 1970; null: it has not come to that. */
export interface DeletionRequest {
  /** Until when the mailed link can confirm it. */
  confirmBy: number
  confirmedAt: number | null
  /** When the account goes; set with `confirmedAt`. */
  dueAt: number | null
  ending: DeletionEnding | null
}

/** `blocked`: the account would have been left without an administrator on the day. */
export const deletionEndings = ['withdrawn', 'refused', 'blocked', 'deleted'] as const
export type DeletionEnding = (typeof deletionEndings)[number]

/** `asked`: the owner has not confirmed. `lapsed`: nor did in time. `waiting`: there is a way back. `due`: there is none any more. */
export const deletionStates = ['asked', 'lapsed', 'waiting', 'due', ...deletionEndings] as const
export type DeletionState = (typeof deletionStates)[number]

export function deletionState({ confirmBy, dueAt, ending }: DeletionRequest, now: number): DeletionState {
  if (ending !== null) return ending
  if (dueAt !== null) return now < dueAt ? 'waiting' : 'due'
  return now < confirmBy ? 'asked' : 'lapsed'
}
