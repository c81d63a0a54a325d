import { createApiClient } from '../packages/api-client/src/index.ts'
import { servicesBelow } from '../packages/api-client/src/contract/index.ts'
import { openMemorySandbox } from '../packages/sandbox/src/hosts/memory/index.ts'
import { measure } from './measure.ts'
import type { Table } from './printTable.ts'

const origin = 'http://localhost:4200'
const services = servicesBelow(`${origin}/svc`)

/** How long an administrator of 100,000 people waits: whole calls, sealed and opened, without a network. */
export async function benchUsers(): Promise<Table[]> {
  const startedAt = performance.now()
  const sandbox = await openMemorySandbox({ world: 'hundredThousandUsers' })
  const seeding = performance.now() - startedAt
  let session: { token: string; authKey: string; csrf: string } | null = null
  const client = createApiClient({
    services, keysUrl: `${origin}/keys`, getSession: () => session, onSessionExpired: () => {},
    fetch: async (input, init) => sandbox.app.fetch(new Request(input, init)),
  })
  const signedIn = await client.login({ username: 'dana.whitfield@whisperingpines.example', password: 'sandbox1' })
  session = { token: signedIn.AuthToken, authKey: signedIn.user.SessionID, csrf: signedIn.CsrfToken }

  const { AccountTotal: total } = await client.getUserTierUserList({})
  let target = 3
  const cases: [string, () => Promise<unknown>][] = [
    ['a call that reads one user', () => client.getUserDetail({ ID: 1 })],
    ['first page', () => client.getUserTierUserList({})],
    ['last page', () => client.getUserTierUserList({ page: Math.ceil(total / 20) })],
    ['first page by hierarchy level', () => client.getUserTierUserList({ sort: 'HierarchyLevel ASC' })],
    ['those who expired', () => client.getUserTierUserList({ status: 'Expired' })],
    ...['a', 'al', 'ale', 'alexandria', 'alexandria vill', 'mail', '1407', 'nobody'].map((searchText): [string, () => Promise<unknown>] => [
      `search ‘${searchText}’`, () => client.getUserTierUserList({ searchText }),
    ]),
    ['everybody into another group', () => {
      target = 7 - target
      const Selection = { Filter: {}, ExpectedCount: total }
      return client.saveBulkUserAction({ Selection, Action: { Kind: 'group', UserGroupID: target } })
    }],
  ]
  const rows: string[][] = []
  let one = 0
  for (const [name, run] of cases) {
    const elapsed = await measure(run)
    one ||= elapsed
    rows.push([name, elapsed.toFixed(1), `${(elapsed / one).toFixed(1)} ×`])
  }
  await sandbox.close()
  return [{ title: `${total.toLocaleString('en-US')} people, seeded in ${(seeding / 1000).toFixed(1)} s`, columns: ['call', 'ms', 'one user'], rows }]
}
