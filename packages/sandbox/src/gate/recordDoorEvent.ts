import { type DoorAction, type DoorState, gateOutcome, type GateReason } from '@portal/domain'
import { noteChange } from '../store/liveChanges.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'

export interface DoorEvent {
  kind: DoorAction
  until: number | null
  /** The reason that the user entered; may be empty. */
  note: string
  userId: number
  who: string
  at: number
  reason: GateReason
}

/** Records a remote door action in activity, or why it failed. Inside a transaction. */
export async function recordDoorEvent(trx: Store, port: Pick<Row<'ports'>, 'id' | 'name' | 'property_id'>, { kind, until, note, userId, who, at, reason }: DoorEvent): Promise<void> {
  noteChange(trx, { port: port.id }, 'doors', 'events')
  await trx
    .insertInto('gate_events')
    .values({
      property_id: port.property_id, port_id: port.id, port_name: port.name, at, who, user_id: userId, credential_kind: 'Portal',
      decision: gateOutcome(reason), reason, door_action: kind, door_until: until, door_note: note, held_open_by: null, held_by_schedule: null,
    })
    .execute()
}

/** The columns of an event that say why the door was open for everyone; null columns if it wasn't. */
export function heldColumns(door: DoorState | null): Pick<Row<'gate_events'>, 'held_open_by' | 'held_by_schedule'> {
  return { held_open_by: door === null ? null : heldOpenBy(door), held_by_schedule: door?.scheduleName ?? null }
}

/** An offline door that is open is held open by an earlier command of a user or by its schedule. */
function heldOpenBy({ because, override }: DoorState): Row<'gate_events'>['held_open_by'] {
  if (because === 'fireAlarm' || because === 'code') return because
  return override?.kind === 'hold' ? 'person' : 'schedule'
}
