import type { DoorState } from '@portal/domain'
import type { GateEventsTable } from '../store/schema.ts'

/** What an event keeps of a door that stood open for everybody; nothing of any other. */
export function heldColumns(door: DoorState | null): Pick<GateEventsTable, 'held_open_by' | 'held_by_schedule'> {
  return { held_open_by: door?.because ?? null, held_by_schedule: door?.scheduleName ?? null }
}
