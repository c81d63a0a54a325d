import type { ApiClient } from '../packages/api-client/src/index.ts'
import type { NamedRecords } from '../packages/sandbox/src/callPayloads.fixture.ts'
import { openMemorySandbox } from '../packages/sandbox/src/hosts/memory/index.ts'
import { openPostgresStore } from '../packages/sandbox/src/hosts/postgres/openPostgresStore.ts'
import { countingPages, countPages, type PagesRead, pagesRead } from '../packages/sandbox/src/hosts/postgres/pagesRead.fixture.ts'
import { startPostgres, type TemporaryPostgres } from '../packages/sandbox/src/hosts/postgres/temporaryPostgres.fixture.ts'
import { createArgon2Hasher, cheapCost } from '../packages/sandbox/src/passwords/argon2Hasher.ts'
import { nodeArgon2 } from '../packages/sandbox/src/passwords/nodeArgon2.ts'
import { fillPostgres } from '../packages/sandbox/src/seeds/postgres/fillPostgres.ts'
import type { Store } from '../packages/sandbox/src/store/openStore.ts'
import { type Callers, makeRecords, readingCalls, writingCalls } from './growthCalls.ts'
import { openClient } from './openClient.ts'
import type { Table } from './printTable.ts'

const few = 1000
const eventsOfEach = 10
const warmUp = 5
/** How often each call runs in each database. */
const times = Number(process.env['BENCH_TIMES'] || 25)
/** Names of the calls to measure, with commas between them. Default: all. */
const only = process.env['BENCH_CALLS']?.split(',')

/** How many users the large database has. `BENCH_PEOPLE=1000000` takes some minutes longer. */
const many = Number(process.env['BENCH_PEOPLE'] || 100_000)

interface World {
  store: Store
  client: ApiClient
  person: number
  callers: Callers
  records: NamedRecords
  seconds: number
  scan(): Promise<unknown>
}

/**
 * Compares calls in a database of a thousand users and in a large one, with a thousand users in each account and ten events of each user.
 * Calls run in turns, so that other load is the same for both. No call may take more than one and a half times as long in the large one.
 * The result also counts the pages that the database reads for a call, which don't depend on load, and lists statements whose pages grow most.
 */
export async function benchGrowth(): Promise<Table[]> {
  // After an asynchronous commit, vacuum can't mark rows as visible to all, and index-only scans read the table too.
  const server = await startPostgres({ synchronous_commit: 'on', shared_buffers: '512MB', max_wal_size: '8GB', maintenance_work_mem: '256MB', ...countingPages })
  const worlds: World[] = []
  try {
    const [small, grown] = [await openWorld(server, 'few', few, worlds), await openWorld(server, 'many', many, worlds)]
    const calls: Record<string, (world: World) => Promise<unknown>> = {
      'sign in': ({ client }) => client.login({ username: 'dana.whitfield@whisperingpines.example', password: 'sandbox1' }),
      'list of users': ({ client }) => client.getUserTierUserList({}),
      'list of users, searched': ({ client }) => client.getUserTierUserList({ searchText: 'al' }),
      dashboard: ({ client }) => client.getDashboard({}),
      log: ({ client }) => client.getLog({}),
      'may they get in': ({ client, person: UserID }) => client.explainAccess({ UserID, PortID: 'main-entry' }),
      'save a right': ({ client, person: UserID }) => client.createUpdateAccess({ UserID, HasAllLocationAccess: true, PropertyLocations: [], Modules: [] }),
      'go to anything': ({ client }) => client.goToAnything({ searchText: 'al' }),
      'history of a person': ({ client, person }) => client.getLog({ Subject: 'person', SubjectID: String(person) }),
      'entries of a person': ({ client, person }) => client.getLog({ UserID: person, Kind: 'event' }),
      scan: (world) => world.scan(),
      ...Object.fromEntries(Object.entries({ ...readingCalls(), ...writingCalls }).map(([name, ask]) => [name, ({ callers, records }: World) => ask(callers, records)])),
    }
    const [rows, statements]: [string[][], string[][]] = [[], []]
    for (const [name, call] of Object.entries(calls).filter(([name]) => only?.includes(name) ?? true)) {
      const refusal = await call(grown).then(() => null, (reason: unknown) => String(reason))
      if (refusal !== null) {
        rows.push([name, '', '', '', '', refusal, '', '', '', ''])
        continue
      }
      const waits: [number[], number[]] = [[], []]
      for (let index = -warmUp; index < times; index += 1) {
        const [one, other] = [await waitOf(() => call(small)), await waitOf(() => call(grown))]
        if (index === -1) await countPages([small.store, grown.store])
        if (index < 0) continue
        waits[0].push(one)
        waits[1].push(other)
      }
      const [before, after] = [await pagesRead(small.store), await pagesRead(grown.store)]
      const [pages, grownPages] = [pagesOf(before), pagesOf(after)]
      for (const { statement, pages: most } of after) {
        const least = before.find((one) => one.statement === statement)?.pages ?? 0
        if (most > 1.5 * least + times) statements.push([name, (least / times).toFixed(0), (most / times).toFixed(0), statement.replaceAll(/\s+/g, ' ').slice(0, 400)])
      }
      const [[p50, p95], [grownP50, grownP95]] = [percentiles(waits[0]), percentiles(waits[1])]
      rows.push([name, ...[p50, grownP50, p95, grownP95].map((value) => value.toFixed(1)), `${(grownP50 / p50).toFixed(2)} ×`, `${(Math.min(...waits[1]) / Math.min(...waits[0])).toFixed(2)} ×`,
        ...[Math.min(...waits[0]), Math.min(...waits[1])].map((value) => value.toFixed(1)), pages.toFixed(0), grownPages.toFixed(0)])
    }
    return [{
      title: `From ${few.toLocaleString('en-US')} to ${many.toLocaleString('en-US')} people with ${(many * eventsOfEach).toLocaleString('en-US')} events, made in ${grown.seconds.toFixed(0)} s; ms`,
      columns: ['call', 'p50 few', 'p50 many', 'p95 few', 'p95 many', 'p50 grows', 'shortest grows', 'shortest few', 'shortest many', 'pages few', 'pages many'],
      rows,
    }, {
      title: 'The 20 statements that read most more pages, half as many again at least; pages for a call',
      columns: ['call', 'few', 'many', 'statement'],
      rows: statements.toSorted(([, least, most], [, otherLeast, otherMost]) => Number(otherMost) - Number(otherLeast) - (Number(most) - Number(least))).slice(0, 20),
    }]
  } finally {
    for (const { store } of worlds) await store.destroy()
    await server.stop()
  }
}

async function openWorld(server: TemporaryPostgres, name: string, people: number, worlds: World[]): Promise<World> {
  await server.run(`create database ${name}`)
  const store = await openPostgresStore({ url: server.urlOf(name) })
  const client = await openClient(store)
  const { app } = await openMemorySandbox({ store })
  const startedAt = performance.now()
  await fillPostgres(store, { from: 1, to: people, eventsOfEach, passwordHash: await createArgon2Hasher(nodeArgon2, cheapCost).hash('nobody knows this'), now: Date.now() })
  const seconds = (performance.now() - startedAt) / 1000
  const { Users } = await client.getUserTierUserList({})
  const person = Users.find(({ HasAccountAccess, UserGroupID }) => HasAccountAccess && UserGroupID !== null)?.ID ?? 0
  const scan = async () => {
    const answer = await app.fetch(new Request('http://localhost:4200/sandbox/api/gate/scan', { method: 'POST', body: JSON.stringify({ reader: 'clubhouse', presented: '88213' }) }))
    if (!answer.ok) throw new Error(`The scan was answered by ${answer.status}.`)
    return answer.json()
  }
  const [operator, billing] = [await openClient(store, 'robert.k@gatewell.example'), await openClient(store, 'billing@whisperingpines.example')]
  const callers = { administrator: client, operator, billing }
  const world = { store, client, person, seconds, scan, callers, records: await makeRecords(callers, store, person) }
  worlds.push(world)
  return world
}

const pagesOf = (read: readonly PagesRead[]) => read.reduce((sum, { pages }) => sum + pages, 0) / times

async function waitOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}

function percentiles(waits: readonly number[]): [p50: number, p95: number] {
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return [at(0.5), at(0.95)]
}
