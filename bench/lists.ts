import type { ApiClient } from '../packages/api-client/src/index.ts'
import { openMemorySandbox } from '../packages/sandbox/src/hosts/memory/index.ts'
import { fillLongLists } from '../packages/sandbox/src/seeds/longLists.fixture.ts'
import { openClient } from './openClient.ts'
import type { Table } from './printTable.ts'

const sizes = [1000, 10_000, 100_000]
const count = 20
const warmUp = 5
const runs = 15

type Ask = () => Promise<unknown>

/**
 * Measures the server's processor time for calls in milliseconds, its encryption included, by the length of the account's lists; the median
 * of fifteen runs. The server should need at most 3 ms for a list of 10,000 records, 40 ms for one of 100,000, and 50 ms for one key pressed in "Go to
 * anything" at 10,000.
 */
export async function benchLists(): Promise<Table[]> {
  const columns: Record<string, string>[] = []
  for (const size of sizes) columns.push(await measureLists(size))
  return [{
    title: 'One call of an account by the length of its lists: ms of the server’s processor time',
    columns: ['call', ...sizes.map((size) => size.toLocaleString('en-US'))],
    rows: Object.keys(columns[0] ?? {}).map((name) => [name, ...columns.map((column) => column[name] ?? '')]),
  }]
}

async function measureLists(size: number): Promise<Record<string, string>> {
  const sandbox = await openMemorySandbox()
  let spent = 0
  const client = await openClient(sandbox.store, undefined, async (answer) => {
    const before = process.cpuUsage()
    const answered = await answer()
    const { user, system } = process.cpuUsage(before)
    spent += (user + system) / 1000
    return answered
  })
  const { importId } = await fillLongLists(sandbox.store, size)
  const costs: Record<string, string> = {}
  for (const [name, ask] of Object.entries(callsOf(client, importId, size))) {
    const times: number[] = []
    for (let index = -warmUp; index < runs; index += 1) {
      spent = 0
      await ask()
      if (index >= 0) times.push(spent)
    }
    costs[name] = (times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? Number.NaN).toFixed(1)
  }
  await sandbox.close()
  return costs
}

function callsOf(client: ApiClient, ImportID: number, size: number): Record<string, Ask> {
  const page = Math.floor(size / count / 2)
  return {
    'one person': () => client.getUserDetail({ ID: 1 }),
    people: () => client.getUserTierUserList({}),
    'people, middle page': () => client.getUserTierUserList({ page }),
    'people by last entry': () => client.getUserTierUserList({ sort: 'LastEntry DESC' }),
    'people by group': () => client.getUserTierUserList({ sort: 'Group ASC' }),
    'people by level': () => client.getUserTierUserList({ sort: 'HierarchyLevel ASC' }),
    'people who expired': () => client.getUserTierUserList({ status: 'Expired' }),
    'people by entry method': () => client.getUserTierUserList({ accessCodeTypeID: 1 }),
    'people, “a”': () => client.getUserTierUserList({ searchText: 'a' }),
    'people, “ada 77”': () => client.getUserTierUserList({ searchText: 'ada 77' }),
    'go to anything, “a”': () => client.goToAnything({ searchText: 'a' }),
    'go to anything, “ada 77”': () => client.goToAnything({ searchText: 'ada 77' }),
    'go to anything, “71355”': () => client.goToAnything({ searchText: '71355' }),
    codes: () => client.getAccessCodes({}),
    'codes, middle page': () => client.getAccessCodes({ page }),
    contacts: () => client.getContacts({}),
    invites: () => client.getInvites({}),
    'what controllers were told': () => client.getDevicePushes({}),
    'past lockdowns': () => client.getLockdowns({}),
    'rows of an import': () => client.getImportRows({ ImportID, Show: 'all' }),
    dashboard: () => client.getDashboard({}),
  }
}
