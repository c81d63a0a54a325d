import { callsOfParts, partsOfAreas } from './callIndex.ts'
import type { EndpointArea, EndpointDefinition } from './defineEndpoint.ts'
import * as session from './endpoints/auth.ts'

type Calls = Readonly<Record<string, EndpointDefinition>>

/**
 * The parts of the contract. Each is loaded with the first of its calls, so that a page loads only the definitions that it needs. The
 * definitions of sessions are loaded with the client.
 */
const parts: { readonly [Part in keyof typeof callsOfParts]: () => Calls | Promise<Calls> } = {
  session: () => session,
  passwords: () => import('./endpoints/passwords.ts'),
  subscribing: () => import('./endpoints/callGroups.ts'),
  guestInvites: () => import('./endpoints/invites.ts'),
  releases: () => import('./endpoints/releases.ts'),
  accounts: () => import('./endpoints/accounts.ts'),
  alerts: () => import('./endpoints/alerts.ts'),
  brand: () => import('./endpoints/brand.ts'),
  sitePlans: () => import('./endpoints/sitePlans.ts'),
  people: () => import('./parts/people.ts'),
  person: () => import('./parts/person.ts'),
  codes: () => import('./endpoints/accessCodes.ts'),
  restrictions: () => import('./parts/restrictions.ts'),
  schedules: () => import('./endpoints/schedules.ts'),
  invites: () => import('./parts/invites.ts'),
  callGroups: () => import('./parts/callGroups.ts'),
  callPreferences: () => import('./endpoints/callPreferences.ts'),
  visitorCalls: () => import('./endpoints/visitorCalls.ts'),
  units: () => import('./endpoints/units.ts'),
  billing: () => import('./parts/billing.ts'),
  devices: () => import('./endpoints/devices.ts'),
  search: () => import('./endpoints/search.ts'),
  importing: () => import('./endpoints/importing.ts'),
  house: () => import('./endpoints/houseSetup.ts'),
  leaving: () => import('./endpoints/leaving.ts'),
  exporting: () => import('./endpoints/exporting.ts'),
  doors: () => import('./endpoints/doors.ts'),
  lockdown: () => import('./endpoints/lockdown.ts'),
  log: () => import('./endpoints/log.ts'),
  ownAccount: () => import('./endpoints/ownAccount.ts'),
  signInAs: () => import('./endpoints/signInAs.ts'),
  twoStep: () => import('./endpoints/twoStep.ts'),
  partnerMigration: () => import('./endpoints/partnerMigration.ts'),
}

type Part = keyof typeof parts

const partOfCall: ReadonlyMap<string, Part> = new Map(
  (Object.entries(callsOfParts) as [Part, string][]).flatMap(([part, names]) => names.split(' ').map((name) => [name, part] as const)),
)

export const isArea = (name: string): name is EndpointArea => Object.hasOwn(partsOfAreas, name)

/** The names of all calls, those of the specification and our own, in no particular order. */
export const callNames = (): string[] => [...partOfCall.keys()]

/** A part of the contract, such as `people`. */
export type ContractPart = keyof typeof callsOfParts

/** Loads the definitions of a part, or of the part of a call. */
export async function loadPart(name: string): Promise<void> {
  await parts[partOfCall.get(name) ?? (name as Part)]?.()
}

/** The definition of a call by its name; undefined if the contract does not have it. Rejects if its code cannot be loaded. */
export async function loadEndpoint(name: string): Promise<EndpointDefinition | undefined> {
  const part = partOfCall.get(name)
  return part && (await parts[part]())[name]
}

/** The calls of an area, each with the name of its definition. */
export async function loadArea(area: EndpointArea): Promise<[name: string, endpoint: EndpointDefinition][]> {
  const loaded = await Promise.all(partsOfAreas[area].split(' ').map(async (part) => parts[part as Part]()))
  return loaded.flatMap((calls) => Object.entries(calls)).filter(([, endpoint]) => endpoint.area === area)
}
