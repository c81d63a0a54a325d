import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { mayDo } from '@portal/domain'
import { type Viewer, whoseNames } from '../people/viewer.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'

type GateEvent = ResponseOf<(typeof endpoints)['getDashboard']>['Events'][number]

/** A gate event in the contract's shape, without a name that the viewer may not see. */
export function gateEventAnswer(event: Row<'gate_events'>, isKnown: boolean): GateEvent & { ID: number } {
  return {
    ID: event.id, At: toIso(event.at), Who: isKnown ? event.who : null, IsWhoHidden: !isKnown, PortName: event.port_name, Decision: event.decision,
    Reason: event.reason, CredentialKind: event.credential_kind, HeldOpenBy: event.held_open_by, HeldBySchedule: event.held_by_schedule,
    DoorAction: event.door_action, DoorUntil: toIso(event.door_until), DoorNote: isKnown ? event.door_note : '',
    UnsyncedSince: toIso(event.unsynced_since),
  }
}

type DashboardEvent = ResponseOf<(typeof endpoints)['getDashboard']>['Events'][number]

const shownAtMost = 12

/** The newest events of a property, without names that the viewer may not see. A viewer who may not see activity gets only their own events. */
export async function dashboardEvents(store: Store, viewer: Viewer, propertyId: number): Promise<DashboardEvent[]> {
  let query = store.selectFrom('gate_events').selectAll().where('property_id', '=', propertyId).orderBy('at', 'desc').orderBy('id', 'desc').limit(shownAtMost)
  if (!mayDo(viewer.standing, 'log.view')) query = query.where('user_id', '=', viewer.user.id)
  const events = await query.execute()
  const { maySee } = await whoseNames(store, viewer, events)
  return events.map((event) => gateEventAnswer(event, maySee(event)))
}
