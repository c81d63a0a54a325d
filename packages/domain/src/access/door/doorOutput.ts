import { DoorOutputMode } from '../credentials/accessCodes.ts'

/**
 * What a code does to a door, within what its person may do to one (`LimitActuationModeID`): who may open for a moment only holds nothing
 * open, and for who holds doors open a code of both kinds holds at once.
 */
export function doorOutput(code: DoorOutputMode, person: DoorOutputMode): DoorOutputMode {
  if (person === DoorOutputMode.MomentaryOpen) return DoorOutputMode.MomentaryOpen
  return code === DoorOutputMode.Both && person === DoorOutputMode.HoldOpen ? DoorOutputMode.HoldOpen : code
}

/** Milliseconds within which a code of both kinds, presented again at the same door, holds it open. */
export const secondPresentation = 10_000

export interface DoorAtPresentation {
  /** Whether a hold-open code holds the door open already. */
  isHeld: boolean
  /** Milliseconds since the same code opened this door; null where something else opened it last. */
  sinceSameCode: number | null
}

/**
 * Whether presenting a code begins or ends the holding of a door, or does neither. A hold-open code holds at once; one of both kinds opens
 * for a moment, and holds when it is presented again soon. Each of them ends it.
 */
export function holdChange(output: DoorOutputMode, { isHeld, sinceSameCode }: DoorAtPresentation): 'held' | 'released' | null {
  if (output === DoorOutputMode.MomentaryOpen) return null
  if (isHeld) return 'released'
  const holdsNow = output === DoorOutputMode.HoldOpen || (sinceSameCode !== null && sinceSameCode <= secondPresentation)
  return holdsNow ? 'held' : null
}
