import type { endpoints, ResponseOf } from '@portal/api-client/contract'

export type Location = ResponseOf<typeof endpoints.getPropertyInstallLocationDeviceInformation>['Locations'][number]
export type Module = Location['Modules'][number]
export type Port = Module['Ports'][number]

export const portsOf = ({ Modules }: Location): Port[] => Modules.flatMap(({ Ports }) => Ports)

export const portsOfAll = (locations: readonly Location[]): Port[] => locations.flatMap(portsOf)

/** The location of a door; undefined for one that is not the account's. */
export const locationOfPort = (locations: readonly Location[], portId: string): Location | undefined =>
  locations.find((location) => portsOf(location).some(({ PortID }) => PortID === portId))

/** The zone of a door's property; the first location's where the door is not known. */
export const zoneOf = (locations: readonly Location[], portId?: string): string =>
  (portId === undefined ? undefined : locationOfPort(locations, portId))?.TimeZone ?? locations[0]?.TimeZone ?? 'UTC'
