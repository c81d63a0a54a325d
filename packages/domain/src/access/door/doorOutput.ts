import { DoorOutputMode } from '../credentials/accessCodes.ts'

/**
 * What a code does to a door, limited by what its user may do (`LimitActuationModeID`). A user who may only open for a moment holds
 * nothing open. For a user who may hold doors open, a code of both kinds holds at once.
 */
export function doorOutput(code: DoorOutputMode, person: DoorOutputMode): DoorOutputMode {
  if (person === DoorOutputMode.MomentaryOpen) return DoorOutputMode.MomentaryOpen
  return code === DoorOutputMode.Both && person === DoorOutputMode.HoldOpen ? DoorOutputMode.HoldOpen : code
}

/** The time in milliseconds within which a second presentation of a code of both kinds at the same door holds it open. */
export const secondPresentation = 10_000

export interface DoorAtPresentation {
  /** Whether a hold-open code holds the door open already. */
  isHeld: boolean
  /** Milliseconds since the same code opened this door; null where something else opened it last. */
  sinceSameCode: number | null
}

/**
 * Whether presenting a code starts or stops holding a door open, or does neither. A hold-open code holds at once. A code of both kinds
 * opens for a moment, and holds when it is presented again soon. Either kind ends a hold.
 */
export function holdChange(output: DoorOutputMode, { isHeld, sinceSameCode }: DoorAtPresentation): 'held' | 'released' | null {
  if (output === DoorOutputMode.MomentaryOpen) return null
  if (isHeld) return 'released'
  const holdsNow = output === DoorOutputMode.HoldOpen || (sinceSameCode !== null && sinceSameCode <= secondPresentation)
  return holdsNow ? 'held' : null
}
