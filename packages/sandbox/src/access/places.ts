import { hardwareCatalogue, type HardwareType, type PortPosition } from '@portal/domain'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { notFound } from '../Refusal.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'

interface PlacePort {
  id: string
  name: string
  status: Row<'ports'>['status']
  number: number
}

export interface PlaceModule {
  id: number
  name: string
  hardwareModel: string
  /** The hardware type of a controller; null if the catalog has no hardware id for its model. */
  hardware: HardwareType | null
  isOnline: boolean
  /** Whether the controller is online, answers at once, and has an empty queue. */
  isIdle: boolean
  ports: PlacePort[]
}

/** A location with its controllers and doors. */
export interface Place {
  locationId: number
  propertyId: number
  propertyName: string
  name: string
  /** The name of an IANA time zone. */
  timeZone: string
  modules: PlaceModule[]
}

const locationsOfAccount = statement((store, { accountId }: { accountId: number }) =>
  store
    .selectFrom('property_locations')
    .innerJoin('properties', 'properties.id', 'property_locations.property_id')
    .select(['property_locations.id', 'property_locations.name', 'properties.id as property_id', 'properties.name as property_name', 'properties.time_zone'])
    .where('properties.account_id', '=', accountId)
    .orderBy('properties.id')
    .orderBy('property_locations.position'))

const portsOfAccount = statement((store, { accountId }: { accountId: number }) =>
  store
    .selectFrom('ports')
    .innerJoin('properties', 'properties.id', 'ports.property_id')
    .innerJoin('port_modules', 'port_modules.port_id', 'ports.id')
    .innerJoin('modules', 'modules.id', 'port_modules.module_id')
    .select(['ports.id', 'ports.name', 'ports.status', 'ports.location_id', 'port_modules.module_id', 'port_modules.port_number'])
    .select(['modules.name as module_name', 'modules.hardware_model'])
    .where('properties.account_id', '=', accountId)
    .orderBy('ports.position'))

/** Every location of an account, in the order of its properties; locations of other accounts are left out. */
export async function readPlaces(store: Store, accountId: number): Promise<Place[]> {
  const { rows: locations } = await locationsOfAccount(store, { accountId })
  const { rows } = await portsOfAccount(store, { accountId })
  const busy = await busyModules(store, accountId)
  return locations.map((location) => {
    const modules = new Map<number, PlaceModule>()
    for (const row of rows.filter(({ location_id: id }) => id === location.id)) {
      const { module_id: id, module_name: name, hardware_model: hardwareModel } = row
      const module = modules.get(id) ?? { id, name, hardwareModel, hardware: findHardwareModel(hardwareModel), isOnline: false, isIdle: false, ports: [] }
      module.ports.push({ id: row.id, name: row.name, status: row.status, number: row.port_number })
      module.isOnline ||= row.status !== 'Offline'
      module.isIdle = module.isOnline && !busy.has(id)
      modules.set(id, module)
    }
    const { id: locationId, property_id: propertyId, property_name: propertyName, name, time_zone: timeZone } = location
    return { locationId, propertyId, propertyName, name, timeZone, modules: [...modules.values()] }
  })
}

const modulesThatAreBusy = statement((store, { accountId }: { accountId: number }) =>
  store.selectFrom('device_commands').select('module_id').where('status', 'in', ['waiting', 'sent']).where('account_id', '=', accountId)
    .union(store
      .selectFrom('controllers')
      .innerJoin('modules', 'modules.id', 'controllers.module_id')
      .innerJoin('properties', 'properties.id', 'modules.property_id')
      .select('module_id')
      .where('properties.account_id', '=', accountId)
      .where((where) => where.or([where('delay_ms', '>', 0), where('failure', 'is not', null)]))))

/** The controllers that have something in their queue, or whose simulation delays or fails. */
async function busyModules(store: Store, accountId: number): Promise<ReadonlySet<number>> {
  const { rows } = await modulesThatAreBusy(store, { accountId })
  return new Set(rows.map(({ module_id: id }) => id))
}

/** Refuses a property of another account with 404. */
export async function requireProperty(store: Store, accountId: number, id: number): Promise<void> {
  const property = await store.selectFrom('properties').select('id').where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
  if (!property) throw notFound('property', 'PropertyID')
}

export function placeOf(places: readonly Place[], locationId: number): Place {
  const place = places.find((candidate) => candidate.locationId === locationId)
  if (!place) throw notFound('location', 'PropertyLocationID')
  return place
}

export function moduleOf(places: readonly Place[], moduleId: number): { place: Place; module: PlaceModule } {
  for (const place of places) {
    const module = place.modules.find(({ id }) => id === moduleId)
    if (module) return { place, module }
  }
  throw notFound('controller', 'ModuleID')
}

export function portOf(places: readonly Place[], portId: string): { place: Place; module: PlaceModule; port: PlacePort } {
  for (const place of places) {
    for (const module of place.modules) {
      const port = module.ports.find(({ id }) => id === portId)
      if (port) return { place, module, port }
    }
  }
  throw notFound('door', 'PortID')
}

/** The position of a door; refuses a door of another account with 404. */
export function positionOf(places: readonly Place[], portId: string): PortPosition {
  const { place, module } = portOf(places, portId)
  return { locationId: place.locationId, moduleId: module.id, portId }
}

export function portsOf(place: Place): PlacePort[] {
  return place.modules.flatMap(({ ports }) => ports)
}

/** The catalog row of a hardware model; null for a model without a hardware id. */
export function findHardwareModel(model: string): HardwareType | null {
  return hardwareCatalogue.find((row) => row.model === model) ?? null
}

type Locations = ResponseOf<typeof endpoints.getPropertyInstallLocationDeviceInformation>['Locations']

/** Locations with their controllers and doors. `only`: the doors to include; controllers and locations without any of them are left out. */
export function placesAnswer(places: readonly Place[], only?: ReadonlySet<string>): Locations {
  const all = places.map(({ locationId, propertyId, propertyName, name, timeZone, modules }) => ({
    PropertyLocationID: locationId,
    PropertyID: propertyId,
    PropertyName: propertyName,
    Name: name,
    TimeZone: timeZone,
    Modules: modules.map((module) => ({
      ModuleID: module.id,
      Name: module.name,
      HardwareModel: module.hardwareModel,
      HardwareID: module.hardware?.id ?? null,
      IsOnline: module.isOnline,
      Ports: module.ports.filter(({ id }) => only?.has(id) !== false).map((port) => ({ PortID: port.id, PortNumber: port.number, Name: port.name, Status: port.status })),
    })).filter(({ Ports }) => only === undefined || Ports.length > 0),
  }))
  return only === undefined ? all : all.filter(({ Modules }) => Modules.length > 0)
}
