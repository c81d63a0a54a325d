import { findPorts, type PortFacts } from '../access/portFacts.ts'
import { doorsWithin } from '../access/requireDoors.ts'
import type { Viewer } from '../people/viewer.ts'
import { notFound, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { commandPort, runOn } from './runLockdowns.ts'
import { isHeld, type LockdownRow, noteEvent, portsOfLockdowns } from './runningLockdowns.ts'

interface Plan {
  reason: string
  endsAt: number | null
  isDrill: boolean
  now: number
}

/** Starts a lockdown or a drill at doors that have none; idle controllers answer at once. Inside a transaction. */
export async function startLockdown(trx: Store, { accountId, user }: Viewer, ports: readonly [LockablePort, ...LockablePort[]], plan: Plan): Promise<number> {
  const { reason, endsAt, isDrill, now } = plan
  const row: LockdownRow = await trx
    .insertInto('lockdowns')
    .values({
      account_id: accountId, property_id: ports[0].port.property_id, reason, is_drill: Number(isDrill), started_at: now, started_by: user.id, ends_at: endsAt,
      released_at: null, released_by: null, ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteEvent(trx, row.id, { at: now, kind: 'set', userId: user.id })
  const values = ports.map(({ port, door, moduleName }, position) => {
    const isOffline = port.status === 'Offline'
    return {
      lockdown_id: row.id, port_id: port.id, port_name: port.name, module_name: moduleName, position, tries: 0, changed_at: now,
      ended_hold: Number(!isDrill && isHeld(door, now)), was_left_open: Number(port.status === 'LeftOpen'), command_id: null,
      state: isDrill ? (isOffline ? ('wouldFail' as const) : ('wouldLock' as const)) : ('pending' as const),
      failure: isDrill && isOffline ? ('offline' as const) : null,
    }
  })
  await trx.insertInto('lockdown_ports').values(values).execute()
  if (!isDrill) for (const port of await portsOfLockdowns(trx, [row.id])) await commandPort(trx, port, 'lock', { by: user.name, now })
  await runOn(trx, row, now)
  return row.id
}

/** A door that can be locked down, with the names of its property and controller. */
export interface LockablePort extends PortFacts {
  propertyName: string
  moduleName: string
}

/** The doors that the viewer may lock down, by property: those of the account that have a controller, within the viewer's locations. */
export async function lockablePorts(store: Store, viewer: Viewer): Promise<LockablePort[]> {
  const rows = await store
    .selectFrom('ports')
    .innerJoin('properties', 'properties.id', 'ports.property_id')
    .innerJoin('port_modules', 'port_modules.port_id', 'ports.id')
    .innerJoin('modules', 'modules.id', 'port_modules.module_id')
    .select(['ports.id', 'properties.name as property_name', 'modules.name as module_name'])
    .where('properties.account_id', '=', viewer.accountId)
    .orderBy('properties.id')
    .orderBy('ports.position')
    .execute()
  const within = await doorsWithin(store, viewer)
  const reached = rows.filter(({ id }) => within?.has(id) ?? true)
  if (reached.length === 0) return []
  const facts = await findPorts(store, reached.map(({ id }) => id))
  return reached.flatMap(({ id, property_name: propertyName, module_name: moduleName }) => {
    const found = facts.get(id)
    return found ? [{ ...found, propertyName, moduleName }] : []
  })
}

/** Finds the named doors, in the order of the property. Refuses a door that the viewer may not lock (404), and doors of several properties (400). */
export async function requireLockable(store: Store, viewer: Viewer, portIds: readonly string[]): Promise<[LockablePort, ...LockablePort[]]> {
  const named = new Set(portIds)
  const [first, ...others] = (await lockablePorts(store, viewer)).filter(({ port }) => named.has(port.id))
  if (!first || others.length + 1 < named.size) throw notFound('door', 'PortIDs')
  if (others.some(({ port }) => port.property_id !== first.port.property_id)) {
    throw new Refusal(400, 'SEVERAL_PROPERTIES', 'A lockdown covers one property.', { field: 'PortIDs' })
  }
  return [first, ...others]
}
