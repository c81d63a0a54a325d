import type { DoorState } from '@portal/domain'
import type { GateEventsTable } from '../store/doorSchema.ts'

/** Why a door stood open for everybody, as its event stores it; null columns for a door that did not. */
export function heldColumns(door: DoorState | null): Pick<GateEventsTable, 'held_open_by' | 'held_by_schedule'> {
  return { held_open_by: door === null ? null : heldOpenBy(door), held_by_schedule: door?.scheduleName ?? null }
}

/** An offline door that stands open is held open by what its controller was told before: by a person, or by its schedule. */
function heldOpenBy({ because, override }: DoorState): GateEventsTable['held_open_by'] {
  if (because === 'fireAlarm' || because === 'code') return because
  return override?.kind === 'hold' ? 'person' : 'schedule'
}
