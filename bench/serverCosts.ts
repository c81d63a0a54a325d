import { type ApiClient, createApiClient, type Session } from '../packages/api-client/src/index.ts'
import { serviceNames, type ServiceMap } from '../packages/api-client/src/contract/index.ts'
import { openPostgresStore } from '../packages/sandbox/src/hosts/postgres/openPostgresStore.ts'
import { startPostgres } from '../packages/sandbox/src/hosts/postgres/temporaryPostgres.fixture.ts'
import { type MemorySandbox, type MemorySandboxOptions, openMemorySandbox } from '../packages/sandbox/src/hosts/memory/index.ts'
import { everydayCalls, type MeasuredCall } from './measureCall.ts'
import type { Table } from './printTable.ts'

const origin = 'http://localhost:4200'
const warmUp = 100
const times = 200

/** A request that is sealed but not sent yet. */
type MakeRequest = (count: number) => Promise<Request[]>

/**
 * What a call costs the server alone, in milliseconds of processor time: the requests are sealed before the measurement. The second figure is that of the thread
 * that answers; the rest is done beside it, above all RSA and the hash of a password (here with the small cost of tests).
 */
export async function benchServerCosts(): Promise<Table[]> {
  const server = await startPostgres()
  await server.run('create database bench')
  const store = await openPostgresStore({ url: server.urlOf('bench') })
  try {
    const columns = ['SQLite: all', 'one thread', 'of 100,000: all', 'one thread', 'PostgreSQL: all', 'one thread']
    const sides = [await measureServer({}), await measureServer({ world: 'hundredThousandUsers' }), await measureServer({ store })]
    const names = Object.keys(sides[0] ?? {})
    return [{ title: 'A call, server alone: ms of processor time', columns: ['call', ...columns], rows: names.map((name) => [name, ...sides.flatMap((side) => side[name] ?? [])]) }]
  } finally {
    await store.destroy()
    await server.stop()
  }
}

async function measureServer(options: MemorySandboxOptions): Promise<Record<string, string[]>> {
  const sandbox = await openMemorySandbox(options)
  const requests = await requestsOf(sandbox)
  const costs: Record<string, string[]> = {}
  for (const [name, make] of Object.entries(requests)) {
    await answerAll(sandbox, await make(warmUp))
    const made = await make(times)
    const [all, own] = [process.cpuUsage(), process.threadCpuUsage()]
    await answerAll(sandbox, made)
    costs[name] = [process.cpuUsage(all), process.threadCpuUsage(own)].map(({ user, system }) => ((user + system) / 1000 / times).toFixed(2))
  }
  return costs
}

async function answerAll({ app }: MemorySandbox, requests: readonly Request[]): Promise<void> {
  for (const request of requests) {
    const answer = await app.fetch(request)
    const text = await answer.text()
    if (!answer.ok) throw new Error(text)
  }
}

async function requestsOf(sandbox: MemorySandbox): Promise<Record<string, MakeRequest>> {
  let session: Session | null = null
  let taken: Request[] | null = null
  const client = createApiClient({
    services: Object.fromEntries(serviceNames.map((name) => [name, `${origin}/svc/${name}`])) as ServiceMap,
    keysUrl: `${origin}/keys`, getSession: () => session, onSessionExpired: () => {},
    async fetch(input, init) {
      const request = new Request(input, init)
      if (taken === null || !request.url.includes('/svc/')) return sandbox.app.fetch(request)
      taken.push(request)
      return Response.json({ code: 'TAKEN' }, { status: 400 })
    },
  })
  const { AuthToken: token, CsrfToken: csrf, user } = await client.login({ username: 'dana.whitfield@whisperingpines.example', password: 'sandbox1' })
  session = { token, csrf, authKey: user.SessionID }
  const { Users } = await client.getUserTierUserList({})
  const person = Users.find(({ HasAccountAccess, UserGroupID }) => HasAccountAccess && UserGroupID !== null)?.ID ?? 0
  const taking = (call: MeasuredCall): MakeRequest => async (count) => {
    const requests: Request[] = []
    taken = requests
    for (let index = 0; index < count; index += 1) await refused(call(client, person))
    taken = null
    return requests
  }
  const scan: MakeRequest = (count) => Promise.resolve(Array.from({ length: count }, () => (
    new Request(`${origin}/sandbox/api/gate/scan`, { method: 'POST', body: JSON.stringify({ reader: 'clubhouse', presented: '88213' }) })
  )))
  const everyday = { ...everydayCalls, 'go to anything': (asking: ApiClient) => asking.goToAnything({ searchText: '71355' }) }
  return { ...Object.fromEntries(Object.entries(everyday).map(([name, call]) => [name, taking(call)])), scan }
}

async function refused(call: Promise<unknown>): Promise<void> {
  await call.then(() => {
    throw new Error('The call was answered.')
  }, () => {})
}
