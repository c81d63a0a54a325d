import type { DoorState } from '@portal/domain'
import type { GateEventsTable } from '../store/schema.ts'

/** What an event keeps of a door that stood open for everybody; nothing of any other. */
export function heldColumns(door: DoorState | null): Pick<GateEventsTable, 'held_open_by' | 'held_by_schedule'> {
  return { held_open_by: door === null ? null : heldOpenBy(door), held_by_schedule: door?.scheduleName ?? null }
}

/** An offline door that stands open does so by its schedule. */
function heldOpenBy({ because }: DoorState): GateEventsTable['held_open_by'] {
  return because === 'fireAlarm' || because === 'code' ? because : 'schedule'
}
