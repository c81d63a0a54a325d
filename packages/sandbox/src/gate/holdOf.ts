import { DoorOutputMode, doorOutput, holdChange } from '@portal/domain'
import type { PortsTable } from '../store/doorSchema.ts'
import type { Presented } from './findPresented.ts'

/** Whether presenting this code begins or ends the holding of a door, as far as its person may hold doors. Null if it does neither. */
export function holdOf({ code, personOutput }: Pick<Presented, 'code' | 'personOutput'>, port: PortsTable, now: number): 'held' | 'released' | null {
  if (!code) return null
  const isSameCode = code.last_used_at !== null && code.last_used_at === port.last_opened_at
  return holdChange(doorOutput(toMode(code.output_mode), toMode(personOutput ?? DoorOutputMode.Both)), {
    isHeld: port.status === 'HeldOpen', sinceSameCode: isSameCode ? now - (port.last_opened_at ?? now) : null,
  })
}

function toMode(mode: number): DoorOutputMode {
  return mode === DoorOutputMode.HoldOpen || mode === DoorOutputMode.Both ? mode : DoorOutputMode.MomentaryOpen
}
