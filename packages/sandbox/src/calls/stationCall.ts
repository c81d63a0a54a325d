import type { CallEvent } from '@portal/domain'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import type { CallsTable } from '../store/visitorCallSchema.ts'
import { toIso } from '../time/toIso.ts'
import { phonesOf } from './namedPhones.ts'
import { readCallEvent } from './readCallEvent.ts'
import { runCalls } from './runCalls.ts'
import { readRunningCall, type RunningCall } from './runningCall.ts'

/** A phone of a call, as somebody who holds it sees it. */
export interface StationPhone {
  key: string
  kind: 'app' | 'telephone' | 'desk'
  /** The person, or what the number is called. */
  name: string
  /** What happened to the phone last; null for a phone that has not been rung. */
  last: CallEvent['kind'] | null
  isRinging: boolean
  isTalking: boolean
}

/** A call with everybody's phones: what the visitor and the people who are rung see together. */
export interface StationCall {
  id: number
  station: { id: string; name: string }
  groupName: string
  /** ISO instants on the sandbox's clock. */
  startedAt: string
  endedAt: string | null
  phones: StationPhone[]
  events: CallEvent[]
}

/** Lets a call go on to now and answers it; null for an unknown id. */
export async function findStationCall(services: Services, id: number): Promise<StationCall | null> {
  const found = await services.store.selectFrom('calls').select('account_id').where('id', '=', id).executeTakeFirst()
  if (found) await runCalls(services, found.account_id)
  return findCall(services.store, id)
}

/** A call as it was when it last went on; null for an unknown id. */
export async function findCall(store: Store, id: number): Promise<StationCall | null> {
  const row = await store.selectFrom('calls').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? stationCall(store, row) : null
}

async function stationCall(store: Store, row: CallsTable): Promise<StationCall> {
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
