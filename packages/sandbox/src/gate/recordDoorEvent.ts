import { type DoorAction, gateOutcome, type GateReason } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { PortsTable } from '../store/doorSchema.ts'

export interface DoorEvent {
  kind: DoorAction
  until: number | null
  /** Why, in the person's words; empty if they said nothing. */
  note: string
  userId: number
  who: string
  at: number
  reason: GateReason
}

/** Logs what somebody did to a door from afar, or why it was not done. Inside a transaction. */
export async function recordDoorEvent(trx: Store, port: Pick<PortsTable, 'id' | 'name' | 'property_id'>, { kind, until, note, userId, who, at, reason }: DoorEvent): Promise<void> {
  await trx
    .insertInto('gate_events')
    .values({
      property_id: port.property_id, port_id: port.id, port_name: port.name, at, who, user_id: userId, credential_kind: 'Portal',
      decision: gateOutcome(reason), reason, door_action: kind, door_until: until, door_note: note, held_open_by: null, held_by_schedule: null,
    })
    .execute()
}
