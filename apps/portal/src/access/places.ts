import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Question } from '../app/asking.tsx'

export type Places = ResponseOf<typeof endpoints.getPropertyInstallLocationDeviceInformation>
export type Location = Places['Locations'][number]
export type Module = Location['Modules'][number]
export type Port = Module['Ports'][number]

export const portsOf = ({ Modules }: Location): Port[] => Modules.flatMap(({ Ports }) => Ports)

export const portsOfAll = (locations: readonly Location[]): Port[] => locations.flatMap(portsOf)

/** The location of a door; undefined if the door is not in the account. */
export const locationOfPort = (locations: readonly Location[], portId: string): Location | undefined =>
  locations.find((location) => portsOf(location).some(({ PortID }) => PortID === portId))

/** The time zone of a door's property; if the door is unknown, that of the first location. */
export const zoneOf = (locations: readonly Location[], portId?: string): string =>
  (portId === undefined ? undefined : locationOfPort(locations, portId))?.TimeZone ?? locations[0]?.TimeZone ?? 'UTC'

/** The request for every location of the account with its doors. */
export const placesQuestion: Question<Places> = {
  key: 'places',
  ask: (api, signal) => api.getPropertyInstallLocationDeviceInformation({}, { signal }),
}

export interface PropertyOfPlaces {
  id: number
  name: string
}

/** The properties of these locations, each once, in order. */
export function propertiesOf(locations: readonly Location[]): PropertyOfPlaces[] {
  const found = new Map(locations.map((location) => [propertyIdOf(location), { id: propertyIdOf(location), name: location.PropertyName ?? location.Name }]))
  return [...found.values()]
}

export const placesOfProperty = (locations: readonly Location[], property: number): Location[] =>
  locations.filter((location) => propertyIdOf(location) === property)

/** If the service names no property, the account has only one. */
export const propertyIdOf = ({ PropertyID }: Location): number => PropertyID ?? 0
