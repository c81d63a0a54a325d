import { type ApiClient, createApiClient } from '../packages/api-client/src/index.ts'
import { serviceNames, type ServiceMap } from '../packages/api-client/src/contract/index.ts'
import { openMemorySandbox } from '../packages/sandbox/src/hosts/memory/index.ts'
import { openPostgresStore } from '../packages/sandbox/src/hosts/postgres/openPostgresStore.ts'
import { startPostgres } from '../packages/sandbox/src/hosts/postgres/temporaryPostgres.fixture.ts'
import type { Store } from '../packages/sandbox/src/store/openStore.ts'
import type { Table } from './printTable.ts'

const origin = 'http://localhost:4200'
const warmUp = 20
const times = 80

const calls: Record<string, (client: ApiClient, person: number) => Promise<unknown>> = {
  'sign in': (client) => client.login({ username: 'dana.whitfield@whisperingpines.example', password: 'sandbox1' }),
  'list of users': (client) => client.getUserTierUserList({}),
  'list of users, searched': (client) => client.getUserTierUserList({ searchText: 'al' }),
  dashboard: (client) => client.getDashboard({}),
  log: (client) => client.getLog({}),
  'may they get in': (client, UserID) => client.explainAccess({ UserID, PortID: 'main-entry' }),
  'save a right': (client, UserID) => client.createUpdateAccess({ UserID, HasAllLocationAccess: true, PropertyLocations: [], Modules: [] }),
}

/**
 * The same calls on SQLite in memory and on a PostgreSQL of this machine, one after the other. Processor time is that of our own process, the
 * client's seal included; PostgreSQL's own is not in it, but in the wait.
 */
export async function benchEngines(): Promise<Table[]> {
  const server = await startPostgres()
  await server.run('create database bench')
  const store = await openPostgresStore({ url: server.urlOf('bench') })
  try {
    const [sqlite, postgres] = [await open(), await open(store)]
    const rows: string[][] = []
    for (const [name, call] of Object.entries(calls)) {
      const [one, other] = [await measure(sqlite, call), await measure(postgres, call)]
      rows.push([name, ...[one, other].flatMap(({ cpu, p50, p95 }) => [cpu, p50, p95].map((value) => value.toFixed(1)))])
    }
    return [{
      title: 'A call on SQLite and on PostgreSQL, in ms', rows,
      columns: ['call', 'SQLite: CPU', 'p50', 'p95', 'PostgreSQL: CPU', 'p50', 'p95'],
    }]
  } finally {
    await store.destroy()
    await server.stop()
  }
}

async function open(store?: Store): Promise<ApiClient> {
  const sandbox = await openMemorySandbox(store ? { store } : {})
  let session: { token: string; authKey: string; csrf: string } | null = null
  const client = createApiClient({
    services: Object.fromEntries(serviceNames.map((name) => [name, `${origin}/svc/${name}`])) as ServiceMap,
    keysUrl: `${origin}/keys`, getSession: () => session, onSessionExpired: () => {},
    fetch: async (input, init) => sandbox.app.fetch(new Request(input, init)),
  })
  const { AuthToken: token, CsrfToken: csrf, user } = await client.login({ username: 'dana.whitfield@whisperingpines.example', password: 'sandbox1' })
  session = { token, authKey: user.SessionID, csrf }
  return client
}

async function measure(client: ApiClient, call: (typeof calls)[string]): Promise<{ cpu: number; p50: number; p95: number }> {
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
