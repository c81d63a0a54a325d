import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { GateEventsTable } from '../store/doorSchema.ts'
import { toIso } from '../time/toIso.ts'

type GateEvent = ResponseOf<(typeof endpoints)['getDashboard']>['Events'][number]

/** A gate event as the contract tells it; without the name where the viewer may not read it. */
export function gateEventAnswer(event: GateEventsTable, isKnown: boolean): GateEvent & { ID: number } {
  return {
    ID: event.id, At: toIso(event.at), Who: isKnown ? event.who : null, IsWhoHidden: !isKnown, PortName: event.port_name, Decision: event.decision,
    Reason: event.reason, CredentialKind: event.credential_kind, HeldOpenBy: event.held_open_by, HeldBySchedule: event.held_by_schedule,
    DoorAction: event.door_action, DoorUntil: toIso(event.door_until), DoorNote: isKnown ? event.door_note : '',
    UnheardSince: toIso(event.unheard_since),
  }
}
