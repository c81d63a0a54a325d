import { type CallEvent, isStation } from '@portal/domain'
import type { Services } from '../Services.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { runCalls } from './runCalls.ts'
import { readRunningCall, type RunningCall, runningCalls } from './callWorld.ts'
import { phonesOf, readCallEvent } from './visitorCallAnswer.ts'

/** A phone in a call, as its user sees it. */
export interface StationPhone {
  key: string
  kind: 'app' | 'telephone' | 'desk'
  /** The name of the phone's user or number. */
  name: string
  /** The phone's last event; null if it hasn't rung. */
  last: CallEvent['kind'] | null
  isRinging: boolean
  isTalking: boolean
}

/** A call with all its phones, as the visitor and the users see it. */
export interface StationCall {
  id: number
  station: { id: string; name: string }
  groupName: string
  /** The start of the call, as an ISO instant on the sandbox's clock. */
  startedAt: string
  endedAt: string | null
  phones: StationPhone[]
  events: CallEvent[]
}

/** Advances a call to the current time and returns it; null for an unknown id. */
export async function findStationCall(services: Services, id: number): Promise<StationCall | null> {
  const found = await services.store.selectFrom('calls').select('account_id').where('id', '=', id).executeTakeFirst()
  if (found) await runCalls(services, found.account_id)
  return findCall(services.store, id)
}

/** The state of a call as the database has it; null for an unknown id. */
export async function findCall(store: Store, id: number): Promise<StationCall | null> {
  const row = await store.selectFrom('calls').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? stationCall(store, row) : null
}

async function stationCall(store: Store, row: Row<'calls'>): Promise<StationCall> {
  const call = readRunningCall(row)
  const rows = await store.selectFrom('call_events').selectAll().where('call_id', '=', row.id).orderBy('id').execute()
  const events = rows.map(readCallEvent)
  return {
    id: row.id,
    station: { id: row.port_id, name: row.port_name },
    groupName: call.plan.name,
    startedAt: toIso(row.started_at),
    endedAt: toIso(row.ended_at),
    phones: stationPhones(call, events),
    events,
  }
}

function stationPhones(call: RunningCall, events: readonly CallEvent[]): StationPhone[] {
  return phonesOf(call).map(({ key, kind, name }) => ({
    key,
    kind,
    name,
    last: events.findLast((event) => 'phone' in event && event.phone === key)?.kind ?? null,
    isRinging: call.state.ringing.includes(key),
    isTalking: call.state.talk?.phone === key,
  }))
}

/** All visitor stations, with their directories and running calls. */
export interface StationState {
  stations: { id: string; name: string; propertyId: number }[]
  /** The station's call groups, in the order of its directory. */
  directory: { id: number; name: string; pin: string; propertyId: number }[]
  /** The station's running calls, oldest first; without one, the last ended call. */
  calls: StationCall[]
}

export async function readStationState(store: Store): Promise<StationState> {
  const ports = await store.selectFrom('ports').select(['id', 'name', 'property_id', 'hardware_model']).orderBy('property_id').orderBy('position').execute()
  const groups = await store.selectFrom('call_groups').selectAll().orderBy('property_id').orderBy('position').orderBy('id').execute()
  const running = (await runningCalls(store)).map(({ id }) => id)
  const last = await store.selectFrom('calls').select(({ fn }) => fn.max('id').as('id')).executeTakeFirst()
  const shown = running.length > 0 ? running : last?.id ? [last.id] : []
  const calls = await Promise.all(shown.map((id) => findCall(store, id)))
  return {
    stations: ports.filter(({ hardware_model: model }) => isStation(model)).map(({ id, name, property_id: propertyId }) => ({ id, name, propertyId })),
    directory: groups.map(({ id, name, directory_pin: pin, property_id: propertyId }) => ({ id, name, pin, propertyId })),
    calls: calls.filter((call) => call !== null),
  }
}
