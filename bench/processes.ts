import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { signInAt, startTogether } from '../apps/portal/server/startTogether.fixture.ts'
import { writeBuiltFolder } from '../apps/portal/server/writeBuiltFolder.fixture.ts'
import type { ApiClient } from '../packages/api-client/src/index.ts'
import { startPostgres } from '../packages/sandbox/src/hosts/postgres/temporaryPostgres.fixture.ts'
import type { Table } from './printTable.ts'
import { treeCpu } from './treeCpu.ts'

const username = 'dana.whitfield@whisperingpines.example'
/** Four user names for sixteen clients, because each name may sign in at most ten times from one address. */
const names = ['dana.whitfield', 'night', 'desk', 'billing'].map((name) => `${name}@whisperingpines.example`)
/** How many clients send requests at the same time, each as soon as the last one is answered. */
const clients = 16
/** How many milliseconds each kind of call is measured. */
const span = 5000

/** A code and the door at which it is presented. */
interface Presented {
  reader: string
  presented: string
}

async function scan(origin: string, at: Presented): Promise<void> {
  const answer = await fetch(`${origin}/sandbox/api/gate/scan`, { method: 'POST', body: JSON.stringify(at) })
  if (!answer.ok) throw Object.assign(new Error(await answer.text()), { status: answer.status })
  await answer.arrayBuffer()
}

/** Gives each client its own code, to use at the account's doors in turn. */
async function codesAtDoors(client: ApiClient): Promise<Presented[]> {
  const { PropertyLocations } = await client.getPropertyLocations({})
  const doors = PropertyLocations.flatMap(({ Ports }) => Ports)
  const { Users } = await client.getUserTierUserList({ count: 100 })
  const people = Users.filter(({ HasAccountAccess }) => HasAccountAccess)
  const codes: Presented[] = []
  for (let index = 0; index < clients; index += 1) {
    const [Code, userID] = [String(62_817 + index * 311), people[index % people.length]?.ID ?? null]
    await client.saveUpdateAccessCode({ userID, AccessCodeTypeID: 1, Label: `Bench ${index}`, Code, PropertyLocations: PropertyLocations.map(({ ID }) => ({ PropertyLocationID: ID, IsActive: true })) })
    codes.push({ reader: doors[index % doors.length]?.ID ?? '', presented: Code })
  }
  return codes
}

const loads: Readonly<Record<string, (client: ApiClient, origin: string, round: number, own: Presented) => Promise<unknown>>> = {
  'sign-in': (_client, origin, round) => signInAt(origin, names[round % names.length] ?? username),
  list: (client) => client.getUserTierUserList({}),
  search: (client) => client.getUserTierUserList({ searchText: 'al' }),
  'sealed opening': (client) => client.isGroupNameUnique({ Value: 'Another' }),
  save: (client, _origin, round) => client.saveUserGroup({ Name: `Group ${round} ${crypto.randomUUID().slice(0, 8)}`, HierarchyLevel: 9, IsClientPortalVisible: true }),
  'scan, one code at one door': (_client, origin) => scan(origin, { reader: 'clubhouse', presented: '88213' }),
  'scan, each another code at another door': (_client, origin, _round, own) => scan(origin, own),
}

/** Measures requests per second on one machine: with SQLite in one process, and with PostgreSQL in one, two and four processes. The clients run on the same machine. */
export async function benchProcesses(): Promise<Table[]> {
  const folder = writeBuiltFolder()
  const server = await startPostgres()
  try {
    const sqlite = join(folder, 'bench.sqlite')
    const columns: { title: string; measured: Record<string, string[]> }[] = [{ title: 'SQLite, 1', measured: await measureAll(folder, sqlite, 1) }]
    for (const processes of [1, 2, 4]) {
      await server.run(`create database processes_${processes}`)
      columns.push({ title: `PostgreSQL, ${processes}`, measured: await measureAll(folder, server.urlOf(`processes_${processes}`), processes) })
    }
    return [{
      title: `${clients} clients at once: requests a second / p50 / p95 in ms / ms of processor time of our processes for each`,
      columns: ['call', ...columns.map(({ title }) => title)],
      rows: Object.keys(loads).map((name) => [name, ...columns.map(({ measured }) => (measured[name] ?? []).join(' / '))]),
    }]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

async function measureAll(folder: string, database: string, processes: number): Promise<Record<string, string[]>> {
  const portal = await startTogether({ folder, database, processes })
  try {
    const all: ApiClient[] = []
    for (let index = 0; index < clients; index += 1) all.push(await signInAt(portal.origin, username))
    const measured: Record<string, string[]> = {}
    const [first] = all
    const codes = first ? await codesAtDoors(first) : []
    for (const [name, load] of Object.entries(loads)) {
      const waits: number[] = []
      const before = treeCpu(portal.pid ?? 0)
      const end = performance.now() + span
      await Promise.all(all.map(async (client, index) => {
        for (let round = index; performance.now() < end; round += clients) {
          const start = performance.now()
          await untilServed(() => load(client, portal.origin, round, codes[index] ?? { reader: '', presented: '' }))
          waits.push(performance.now() - start)
        }
      }))
      waits.sort((one, other) => one - other)
      const at = (share: number) => (waits[Math.floor(waits.length * share)] ?? Number.NaN).toFixed(0)
      const cpu = (treeCpu(portal.pid ?? 0) - before) / waits.length
      measured[name] = [(waits.length / (span / 1000)).toFixed(0), at(0.5), at(0.95), cpu.toFixed(1)]
    }
    await portal.stop()
    return measured
  } finally {
    portal.kill()
  }
}

/** Repeats a request that is answered with "busy", which happens on PostgreSQL when sixteen clients scan or save at the same time. The whole wait counts. */
async function untilServed(load: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await load()
      return
    } catch (error) {
      if (!(error instanceof Error && 'status' in error && error.status === 503) || tries === 20) throw error
    }
  }
}
