import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Place } from './places.ts'

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
