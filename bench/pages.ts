import type { ApiClient } from '../packages/api-client/src/index.ts'
import { openMemorySandbox } from '../packages/sandbox/src/hosts/memory/index.ts'
import { openPostgresStore } from '../packages/sandbox/src/hosts/postgres/openPostgresStore.ts'
import { startPostgres } from '../packages/sandbox/src/hosts/postgres/temporaryPostgres.fixture.ts'
import { fillLongLists } from '../packages/sandbox/src/seeds/longLists.fixture.ts'
import type { Store } from '../packages/sandbox/src/store/openStore.ts'
import { openClient } from './measureCall.ts'
import type { Table } from './printTable.ts'

const rows = Number(process.env['BENCH_ROWS'] || 100_000)
const count = 20
const times = 7

type AskPage = (page: number) => Promise<unknown>

/** What a page of a long list costs by where it stands in it: the first, one in the middle, the last. The shortest of seven waits, in milliseconds of the whole call. */
export async function benchPages(): Promise<Table[]> {
  const sandbox = await openMemorySandbox()
  const tables = [await measurePages('SQLite', sandbox.store)]
  await sandbox.close()
  const server = await startPostgres({ shared_buffers: '512MB' })
  await server.run('create database pages')
  const store = await openPostgresStore({ url: server.urlOf('pages') })
  tables.push(await measurePages('PostgreSQL', store))
  await store.destroy()
  await server.stop()
  return tables
}

async function measurePages(engine: string, store: Store): Promise<Table> {
  const client = await openClient(store)
  const { importId } = await fillLongLists(store, rows)
  const last = Math.floor(rows / count)
  const lines: string[][] = []
  for (const [name, ask] of Object.entries(listsOf(client, importId))) {
    const [first, middle, end] = [await shortest(() => ask(1)), await shortest(() => ask(last / 2)), await shortest(() => ask(last))]
    lines.push([name, ...[first, middle, end].map((value) => value.toFixed(1)), `${(middle / first).toFixed(1)} ×`, `${(end / first).toFixed(1)} ×`])
  }
  return { title: `${engine}: pages of ${rows.toLocaleString('en-US')} rows; ms`, columns: ['list', 'first', 'middle', 'last', 'middle', 'last'], rows: lines }
}

function listsOf(client: ApiClient, ImportID: number): Record<string, AskPage> {
  const people = ['Name ASC', 'Name DESC', 'LastName ASC', 'Email ASC', 'Unit ASC', 'LastEntry DESC', 'LastEntry ASC', 'Group ASC', 'HierarchyLevel DESC', 'ID ASC'] as const
  return {
    ...Object.fromEntries(people.map((sort) => [`people, ${sort}`, (page) => client.getUserTierUserList({ page, count, sort })] as [string, AskPage])),
    'people of a property, Name ASC': (page) => client.getUserTierUserList({ page, count, propertyID: 1 }),
    'people without a sign-in, Email ASC': (page) => client.getUserTierUserList({ page, count, isWebLoginEnabled: false, sort: 'Email ASC' }),
    codes: (page) => client.getAccessCodes({ page, count }),
    'codes of a type': (page) => client.getAccessCodes({ page, count, AccessCodeTypeID: 1 }),
    contacts: (page) => client.getContacts({ page, count }),
    invites: (page) => client.getInvites({ page, count }),
    'invites that ended': (page) => client.getInvites({ page, count, Status: 'Expired' }),
    'what controllers were told': (page) => client.getDevicePushes({ page, count }),
    'past lockdowns': (page) => client.getLockdowns({ page, count }),
    'rows of an import': (page) => client.getImportRows({ ImportID, page, count, Show: 'all' }),
    'problems of an import': (page) => client.getImportRows({ ImportID, page: Math.ceil(page / 3), count, Show: 'problem' }),
  }
}

async function shortest(run: () => Promise<unknown>): Promise<number> {
  const waits: number[] = []
  for (let index = 0; index < times; index += 1) {
    const start = performance.now()
    await run()
    waits.push(performance.now() - start)
  }
  return Math.min(...waits)
}
