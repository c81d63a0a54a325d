import type { ApiClient } from '../packages/api-client/src/index.ts'
import { openMemorySandbox } from '../packages/sandbox/src/hosts/memory/index.ts'
import { openPostgresStore } from '../packages/sandbox/src/hosts/postgres/openPostgresStore.ts'
import { startPostgres } from '../packages/sandbox/src/hosts/postgres/temporaryPostgres.fixture.ts'
import { fillEvents } from '../packages/sandbox/src/seeds/longLists.fixture.ts'
import type { Store } from '../packages/sandbox/src/store/openStore.ts'
import { openClient } from './openClient.ts'
import type { Table } from './printTable.ts'
import { treeCpu } from './treeCpu.ts'

const eventsPerMonth = 100_000
const month = 30
const days = 365
const day = 86_400_000
const warmUp = 5
const times = 40

/**
 * Measures the calls that answer charts, for a property with 100,000 events in each 30 days of a year: milliseconds of processor time per
 * call, encryption, client and database included. Each should need at most 30, a year of a door with an eighth of the events at most 60.
 */
export async function benchCharts(): Promise<Table[]> {
  const server = await startPostgres({ shared_buffers: '256MB' })
  try {
    await server.run('create database charts')
    const sqlite = await measure((await openMemorySandbox()).store)
    const store = await openPostgresStore({ url: server.urlOf('charts') })
    await openMemorySandbox({ store })
    const postgres = await measure(store)
    await store.destroy()
    return [{
      title: `A call of a chart, a year with ${eventsPerMonth.toLocaleString('en-US')} events in ${month} days: ms of processor time, client and database included`,
      columns: ['call', 'SQLite', 'PostgreSQL'],
      rows: Object.keys(sqlite).map((name) => [name, sqlite[name] ?? '', postgres[name] ?? '']),
    }]
  } finally {
    await server.stop()
  }
}

async function measure(store: Store): Promise<Record<string, string>> {
  const now = Date.now()
  await fillEvents(store, now, { events: Math.round((eventsPerMonth * days) / month), days })
  const client = await openClient(store)
  const costs: Record<string, string> = {}
  for (const [name, ask] of Object.entries(callsOf(client, now))) {
    for (let index = 0; index < warmUp; index += 1) await ask()
    const before = treeCpu(process.pid)
    for (let index = 0; index < times; index += 1) await ask()
    costs[name] = ((treeCpu(process.pid) - before) / times).toFixed(1)
  }
  return costs
}

function callsOf(client: ApiClient, now: number): Record<string, () => Promise<unknown>> {
  const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  const [From, Until] = [dateOf(now - (month - 1) * day), dateOf(now)]
  return {
    'entries of today by hour': () => client.getEntriesByHour({}),
    'entries of a door by hour': () => client.getEntriesByHour({ PortID: 'main-entry' }),
    'entries of 30 days': () => client.getEntriesByDay({ From, Until }),
    'entries of a door, 30 days': () => client.getEntriesByDay({ From, Until, PortID: 'main-entry' }),
    'entries of a door with an eighth of the events, a year': () => client.getEntriesByDay({ From: dateOf(now - (days - 1) * day), Until, PortID: 'tower-b-lobby' }),
    'entries of the busiest door, a year': () => client.getEntriesByDay({ From: dateOf(now - (days - 1) * day), Until, PortID: 'main-entry' }),
    'entries of a user, 30 days': () => client.getEntriesByDay({ From, Until, UserID: 1 }),
    'states of all doors on a day': () => client.getDoorStatesByDay({}),
    'user groups at a door': () => client.getGroupsAtDoor({ PortID: 'main-entry' }),
    'outcomes of calls': () => client.getCallOutcomes(),
    'uptime of a controller': () => client.getControllerUptime({ ModuleID: 1 }),
  }
}
