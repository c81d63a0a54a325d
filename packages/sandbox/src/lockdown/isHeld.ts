import { type DoorFacts, doorState } from '@portal/domain'

/** Whether a person or a code holds a door open: a lock ends that hold for good, where it only overrides a schedule. */
export function isHeld(door: DoorFacts, now: number): boolean {
  return door.word === 'HeldOpen' || doorState(door, now).override?.kind === 'hold'
}
