import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type DoorAction, doorActions, doorState, isNeverAllowed, refuseDoorAction } from '@portal/domain'
import { findPorts, type PortFacts } from '../access/portFacts.ts'
import { reachOf, type Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { doorActorOf, knownDoors } from './actOnDoor.ts'
import { doorActionAnswer } from './runDoorActions.ts'
import type { Row } from '../store/schema.ts'

type DashboardDoor = ResponseOf<(typeof endpoints)['getDashboard']>['Ports'][number]

/** How long a finished action is shown, in milliseconds. */
const newsFor = 60_000

/** The doors of the viewer's property that the viewer may see. */
export async function doorsOfViewer(store: Store, viewer: Viewer, now: number): Promise<PortFacts[]> {
  const ports = await store.selectFrom('ports').select('id').where('property_id', '=', viewer.user.property_id).execute()
  return ports.length === 0 ? [] : knownDoors(store, viewer, [...(await findPorts(store, ports.map(({ id }) => id))).values()], now)
}

/** Doors as the dashboard shows them, with their state and the viewer's actions. */
export async function dashboardDoors(store: Store, viewer: Viewer, doors: readonly PortFacts[], now: number): Promise<DashboardDoor[]> {
  const propertyId = viewer.user.property_id
  const lastOf = await lastActions(store, propertyId, now)
  const overriders = await store.selectFrom('door_overrides').innerJoin('ports', 'ports.id', 'door_overrides.port_id').select(['port_id', 'user_id']).where('ports.property_id', '=', propertyId).execute()
  const tellerOf = new Map(overriders.map(({ port_id: port, user_id: user }) => [port, user]))
  const { mayName } = await reachOf(store, viewer, [...tellerOf.values(), ...[...lastOf.values()].map(({ user_id: id }) => id)])
  const knows = (id: number | undefined) => id !== undefined && (id === viewer.user.id || mayName(id))
  return doors.map((facts) => {
    const last = lastOf.get(facts.port.id)
    return { ...toDoor(facts, viewer, now, knows(tellerOf.get(facts.port.id))), LastAction: last ? doorActionAnswer(last, viewer, knows(last.user_id)) : null }
  })
}

function toDoor({ port, door }: PortFacts, viewer: Viewer, now: number, mayNameTeller: boolean) {
  const state = doorState(door, now)
  const actor = doorActorOf(viewer)
  const refusalOf = (kind: DoorAction) => refuseDoorAction(kind, state, actor)
  return {
    ID: port.id,
    Name: port.name,
    PropertyLocationID: port.location_id,
    HardwareModel: port.hardware_model,
    Status: state.state,
    Because: state.because,
    HeldBySchedule: state.scheduleName,
    Until: toIso(state.until),
    LastOpenedAt: toIso(port.last_opened_at),
    Override: state.override && {
      Kind: state.override.kind, Until: toIso(state.override.until), By: mayNameTeller ? state.override.by : null, Note: state.override.reason,
    },
    Actions: doorActions.map((Kind) => ({ Kind, Refusal: refusalOf(Kind) })).filter(({ Refusal }) => !isNeverAllowed(Refusal)),
  }
}

/** The last action of each door, if it is pending or has just finished. */
async function lastActions(store: Store, propertyId: number, now: number): Promise<Map<string, Row<'door_actions'>>> {
  const rows = await store.selectFrom('door_actions').selectAll().where('property_id', '=', propertyId)
    .where((where) => where.or([where('state', '=', 'waiting'), where('settled_at', '>', now - newsFor)])).orderBy('id').execute()
  return new Map(rows.map((row) => [row.port_id, row]))
}
