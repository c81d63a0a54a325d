import { findPorts, type PortFacts } from '../access/portFacts.ts'
import { doorsWithin } from '../access/requireDoors.ts'
import type { Viewer } from '../people/viewer.ts'
import { notFound, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'

/** A door with the names of its property and controller. */
export interface LockablePort extends PortFacts {
  propertyName: string
  moduleName: string
}

/** The doors that the viewer may lock down, by property: those of the account that have a controller, within the places to which the viewer is limited. */
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

/** The named doors, in the order of the property. Refuses with 404 a door that the viewer may not lock, and with 400 doors of several properties. */
export async function requireLockable(store: Store, viewer: Viewer, portIds: readonly string[]): Promise<[LockablePort, ...LockablePort[]]> {
  const named = new Set(portIds)
  const [first, ...others] = (await lockablePorts(store, viewer)).filter(({ port }) => named.has(port.id))
  if (!first || others.length + 1 < named.size) throw notFound('door', 'PortIDs')
  if (others.some(({ port }) => port.property_id !== first.port.property_id)) {
    throw new Refusal(400, 'SEVERAL_PROPERTIES', 'A lockdown is of one property.', { field: 'PortIDs' })
  }
  return [first, ...others]
}
