import { type ApiClient, createApiClient } from '../packages/api-client/src/index.ts'
import { serviceNames, type ServiceMap } from '../packages/api-client/src/contract/index.ts'
import { openMemorySandbox } from '../packages/sandbox/src/hosts/memory/index.ts'
import type { Store } from '../packages/sandbox/src/store/openStore.ts'

const origin = 'http://localhost:4200'
const warmUp = 20
const times = 80

export type MeasuredCall = (client: ApiClient, person: number) => Promise<unknown>

/** What people do all day. */
export const everydayCalls: Readonly<Record<string, MeasuredCall>> = {
  'sign in': (client) => client.login({ username: 'dana.whitfield@whisperingpines.example', password: 'sandbox1' }),
  'list of users': (client) => client.getUserTierUserList({}),
  'list of users, searched': (client) => client.getUserTierUserList({ searchText: 'al' }),
  dashboard: (client) => client.getDashboard({}),
  log: (client) => client.getLog({}),
  'may they get in': (client, UserID) => client.explainAccess({ UserID, PortID: 'main-entry' }),
  'save a right': (client, UserID) => client.createUpdateAccess({ UserID, HasAllLocationAccess: true, PropertyLocations: [], Modules: [] }),
}


/** A client who is signed in, as an administrator unless it is said otherwise, to a back end in this process. */
export async function openClient(store?: Store, username = 'dana.whitfield@whisperingpines.example'): Promise<ApiClient> {
  const sandbox = await openMemorySandbox(store ? { store } : {})
  let session: { token: string; authKey: string; csrf: string } | null = null
  const client = createApiClient({
    services: Object.fromEntries(serviceNames.map((name) => [name, `${origin}/svc/${name}`])) as ServiceMap,
    keysUrl: `${origin}/keys`, getSession: () => session, onSessionExpired: () => {},
    fetch: async (input, init) => sandbox.app.fetch(new Request(input, init)),
  })
  const { AuthToken: token, CsrfToken: csrf, user } = await client.login({ username, password: 'sandbox1' })
  session = { token, authKey: user.SessionID, csrf }
  return client
}

/** Milliseconds of our own processor time for a call, and of waiting. */
export async function measureCall(client: ApiClient, call: MeasuredCall): Promise<{ cpu: number; p50: number; p95: number }> {
  const { Users } = await client.getUserTierUserList({})
  const person = Users.find(({ HasAccountAccess, UserGroupID }) => HasAccountAccess && UserGroupID !== null)?.ID ?? 0
  for (let index = 0; index < warmUp; index += 1) await call(client, person)
  const waits: number[] = []
  const before = process.cpuUsage()
  for (let index = 0; index < times; index += 1) {
    const start = performance.now()
    await call(client, person)
    waits.push(performance.now() - start)
  }
  const { user, system } = process.cpuUsage(before)
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { cpu: (user + system) / 1000 / times, p50: at(0.5), p95: at(0.95) }
}
