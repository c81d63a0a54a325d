import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type DoorSpan, doorSpans, plannedSpans } from '@portal/domain'
import { sql, type SqlBool } from 'kysely'
import { readDoorFacts } from '../access/doorFacts.ts'
import type { PortFacts } from '../access/portFacts.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { hasOpened } from './readEvents.ts'

type DoorDay = ResponseOf<typeof endpoints.getDoorStatesByDay>['Doors'][number]

const minute = 60_000

/** The states, plans and openings of these doors of one property on a day. Times are epoch milliseconds; ends are exclusive. */
export async function doorStates(store: Store, doors: readonly PortFacts[], { from, until }: { from: number; until: number }, now: number): Promise<DoorDay[]> {
  const ids = doors.map(({ port }) => port.id)
  const passed = Math.min(now, until)
  const [facts, openings] = await Promise.all([readDoorFacts(store, ids, from, passed), readOpenings(store, doors, from, until)])
  return doors.map(({ port, door }) => ({
    ID: port.id,
    Name: port.name,
    States: passed <= from ? [] : doorSpans(facts.get(port.id) ?? [], from, passed).map(toSpan),
    Planned: now >= until ? [] : plannedSpans(door, Math.max(now, from), until).map(toSpan),
    Openings: (openings.get(port.id) ?? []).map((at) => Math.floor((at - from) / minute)),
  }))
}

const toSpan = ({ from, until, state, because, scheduleName }: DoorSpan): DoorDay['States'][number] => ({ From: toIso(from), Until: toIso(until), State: state, Because: because, Schedule: scheduleName })

/** The times at which these doors were opened, as activity lists them. Reads only an index; the plus keeps SQLite from using the property's index. */
async function readOpenings(store: Store, doors: readonly PortFacts[], from: number, until: number): Promise<Map<string, number[]>> {
  const [first] = doors
  if (!first) return new Map()
  const rows = await store.selectFrom('gate_events').select(['port_id', 'at']).where(inIds('port_id', doors.map(({ port }) => port.id)))
    .where(sql<SqlBool>`+property_id = ${first.port.property_id}`).where('at', '>=', from).where('at', '<', until).where(hasOpened).orderBy('at').execute()
  const found = new Map<string, number[]>()
  for (const { port_id: id, at } of rows) {
    const times = found.get(id)
    if (times) times.push(at)
    else found.set(id, [at])
  }
  return found
}
