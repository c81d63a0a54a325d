import { DoorOutputMode } from '../credentials/accessCodes.ts'

/**
 * How a code opens a door, limited by what its user may do (`LimitActuationModeID`). A user limited to momentary opening can't hold doors
 * open. For a user limited to holding doors open, a code of mode Both holds at once.
 */
export function doorOutput(code: DoorOutputMode, person: DoorOutputMode): DoorOutputMode {
  if (person === DoorOutputMode.MomentaryOpen) return DoorOutputMode.MomentaryOpen
  return code === DoorOutputMode.Both && person === DoorOutputMode.HoldOpen ? DoorOutputMode.HoldOpen : code
}

/** The time in milliseconds within which presenting a code of mode Both again at the same door holds it open. */
export const secondPresentation = 10_000

export interface DoorAtPresentation {
  /** Whether a hold-open code holds the door open already. */
  isHeld: boolean
  /** Milliseconds since the same code opened this door; null if something else opened it last. */
  sinceSameCode: number | null
}

/**
 * Whether presenting a code starts or stops holding a door open, or does neither. A hold-open code holds at once. A code of mode Both opens
 * momentarily, and holds when it is presented again soon. Either ends a hold.
 */
export function holdChange(output: DoorOutputMode, { isHeld, sinceSameCode }: DoorAtPresentation): 'held' | 'released' | null {
  if (output === DoorOutputMode.MomentaryOpen) return null
  if (isHeld) return 'released'
  const holdsNow = output === DoorOutputMode.HoldOpen || (sinceSameCode !== null && sinceSameCode <= secondPresentation)
  return holdsNow ? 'held' : null
}
