import type { DoorAction } from '@portal/domain'

/** What is done to a door. */
export interface DoorAct {
  kind: DoorAction
  /** Epoch milliseconds at which a hold ends; null for any other action. */
  until: number | null
  /** Of a hold; may be empty. */
  reason: string
}

export interface DoorActionState {
  kind: DoorAction
  /** Why not now, by the domain's `refuseDoorAction`; null: now. */
  refusal: string | null
}

/** Whether an action has a button: giving a door back to its schedule has one only where that changes something. */
export function isShown({ kind, refusal }: DoorActionState): boolean {
  return kind !== 'resume' || refusal === null
}
