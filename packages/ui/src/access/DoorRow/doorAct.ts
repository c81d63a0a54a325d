import type { DoorAction } from '@portal/domain'

/** An action on a door. */
export interface DoorAct {
  kind: DoorAction
  /** Epoch milliseconds at which a hold ends; null for any other action. */
  until: number | null
  /** Reason of a hold; may be empty. */
  reason: string
}

export interface DoorActionState {
  kind: DoorAction
  /** Why the action isn't possible now (`refuseDoorAction` of the domain); null if it is. */
  refusal: string | null
}

/** Whether an action has a button. "Back to schedule" has one only if it would change something. */
export function isShown({ kind, refusal }: DoorActionState): boolean {
  return kind !== 'resume' || refusal === null
}
