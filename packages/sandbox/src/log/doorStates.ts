import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { type DoorSpan, doorSpans, plannedSpans } from '@portal/domain'
import { sql, type SqlBool } from 'kysely'
import { readDoorFacts } from '../access/doorFacts.ts'
import type { PortFacts } from '../access/portFacts.ts'
import { reachOf, type Viewer } from '../people/viewer.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { hasOpened } from './readEvents.ts'

type DoorDay = ResponseOf<typeof endpoints.getDoorStatesByDay>['Doors'][number]

const minute = 60_000

/**
 * The states, plans and openings of these doors of one property on a day, without names of users that the viewer may not see. Times are
 * epoch milliseconds; ends are exclusive.
 */
export async function doorStates(store: Store, viewer: Viewer, doors: readonly PortFacts[], { from, until }: { from: number; until: number }, now: number): Promise<DoorDay[]> {
  const ids = doors.map(({ port }) => port.id)
  const passed = Math.min(now, until)
  const [facts, openings] = await Promise.all([readDoorFacts(store, ids, from, passed), readOpenings(store, doors, from, until)])
  const spansOf = doors.map(({ port, door }) => ({
    port, states: passed <= from ? [] : doorSpans(facts.get(port.id) ?? [], from, passed), planned: now >= until ? [] : plannedSpans(door, Math.max(now, from), until),
  }))
  const names = await namesOf(store, viewer, spansOf.flatMap(({ states, planned }) => [...states, ...planned]).flatMap(({ userId }) => userId ?? []))
  const toSpan = ({ from: start, until: end, state, because, scheduleName, userId }: DoorSpan): DoorDay['States'][number] =>
    ({ From: toIso(start), Until: toIso(end), State: state, Because: because, Schedule: scheduleName, By: (userId !== null && names.get(userId)) || null })
  return spansOf.map(({ port, states, planned }) => ({
    ID: port.id,
    Name: port.name,
    States: states.map(toSpan),
    Planned: planned.map(toSpan),
    Openings: (openings.get(port.id) ?? []).map((at) => Math.floor((at - from) / minute)),
  }))
}

/** The names of those of these users that the viewer may see, by id. */
async function namesOf(store: Store, viewer: Viewer, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const [{ mayName }, users] = await Promise.all([reachOf(store, viewer, ids), store.selectFrom('users').select(['id', 'name']).where(inIds('id', [...new Set(ids)])).execute()])
  return new Map(users.filter(({ id }) => mayName(id)).map(({ id, name }) => [id, name]))
}

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
