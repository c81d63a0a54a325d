import type { DoorFacts, KeptDoorFacts } from '@portal/domain'
import type { Services } from '../Services.ts'
import { eachAlone, isSweepDue } from '../store/backgroundWork.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import { inTransaction } from '../store/transaction.ts'
import { portsOfAccount } from '../store/ofAccount.ts'
import { findPorts } from './portFacts.ts'

/** Records the facts that decide the state of these doors from `at` on, if they have changed. Inside a transaction. */
export async function noteDoors(trx: Store, portIds: readonly string[], at: number): Promise<void> {
  if (portIds.length === 0) return
  const ports = await findPorts(trx, portIds)
  const newest = trx.selectFrom('ports').where(inIds('ports.id', portIds))
    .select(({ selectFrom }) => selectFrom('door_facts').select('door_facts.id').whereRef('door_facts.port_id', '=', 'ports.id').orderBy('at', 'desc').orderBy('door_facts.id', 'desc').limit(1).as('id'))
  const kept = await trx.selectFrom('door_facts').selectAll().where('id', 'in', newest).execute()
  const last = new Map(kept.map((row) => [row.port_id, row]))
  for (const { port, door } of ports.values()) {
    const before = last.get(port.id)
    const facts = keptText(door)
    if (before?.facts === facts && before.status === port.status && before.is_forced === port.is_forced) continue
    // An answer of a controller may be read later than events that followed it.
    await trx.insertInto('door_facts').values({ port_id: port.id, at: Math.max(at, before?.at ?? at), facts, status: port.status, is_forced: port.is_forced }).execute()
  }
}

/** Records the facts of all doors of an account, such as after a change of schedules. Inside a transaction. */
export async function noteDoorsOf(trx: Store, accountId: number, at: number): Promise<void> {
  const ports = await portsOfAccount(trx, accountId).select('ports.id').execute()
  await noteDoors(trx, ports.map(({ id }) => id), at)
}

/** The facts as a row stores them, with the id of the user who gave a command, but without the name and the reason: they are in activity. */
export function keptText({ override = null, ...facts }: DoorFacts): string {
  return JSON.stringify({ ...facts, override: override && { ...override, by: '', reason: '' } } satisfies DoorFacts)
}

/** The recorded facts of these doors in a period, by door, earliest first: those at its start and those that follow. */
export async function readDoorFacts(store: Store, portIds: readonly string[], from: number, until: number): Promise<Map<string, KeptDoorFacts[]>> {
  const rows = await keptRows(store, portIds, from, until).selectAll().execute()
  // Equal facts share one object, so that the domain reads their schedules once.
  const read = new Map([...new Set(rows.map(({ facts }) => facts))].map((text) => [text, JSON.parse(text) as DoorFacts]))
  return byDoor(portIds, rows, ({ at, facts, is_forced: isForced }) => ({ at, facts: read.get(facts) as DoorFacts, isForced: isForced === 1 }))
}

/** When these doors were online or offline in a period, by door, earliest first, like `readDoorFacts`. */
export async function readOnline(store: Store, portIds: readonly string[], from: number, until: number): Promise<Map<string, { at: number; isOnline: boolean }[]>> {
  return byDoor(portIds, await keptRows(store, portIds, from, until).select(['port_id', 'at', 'status']).execute(), ({ at, status }) => ({ at, isOnline: status !== 'Offline' }))
}

function byDoor<Row extends { port_id: string }, Kept>(portIds: readonly string[], rows: readonly Row[], read: (row: Row) => Kept): Map<string, Kept[]> {
  const found = new Map<string, Kept[]>(portIds.map((id) => [id, []]))
  for (const row of rows) found.get(row.port_id)?.push(read(row))
  return found
}

function keptRows(store: Store, portIds: readonly string[], from: number, until: number) {
  return store.selectFrom('door_facts').where(inIds('port_id', portIds)).where('at', '<', until)
    .where('at', '>=', ({ fn, selectFrom, val }) => fn.coalesce(
      selectFrom('door_facts as earlier').select(({ fn: of }) => of.max('earlier.at').as('at')).whereRef('earlier.port_id', '=', 'door_facts.port_id').where('earlier.at', '<=', from), val(from),
    ))
    .orderBy('at').orderBy('id')
}

/** Starts recording the facts of doors that have none: new doors, and doors of a database of an earlier version. Looks once a minute. */
export async function beginDoorFacts({ store, clock, log }: Pick<Services, 'store' | 'clock' | 'log'>): Promise<boolean> {
  if (!isSweepDue(store, 'door_facts', clock.now())) return false
  const ports = store.selectFrom('ports').innerJoin('properties', 'properties.id', 'ports.property_id')
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('door_facts').select('door_facts.id').whereRef('door_facts.port_id', '=', 'ports.id'))))
  const accounts = await ports.select('properties.account_id').distinct().execute()
  await eachAlone(log, accounts, ({ account_id: id }) => `The doors of account ${id}`, ({ account_id: id }) => inTransaction(store, (trx) => noteDoorsOf(trx, id, clock.now())))
  return false
}
