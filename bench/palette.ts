import { servicesBelow } from '../packages/api-client/src/contract/index.ts'
import { createApiClient, type Session } from '../packages/api-client/src/index.ts'
import { seedPassword } from '../packages/sandbox/src/index.ts'
import { openMemorySandbox } from '../packages/sandbox/src/hosts/memory/index.ts'
import type { Table } from './printTable.ts'

const origin = 'http://localhost:4200'

/** What people type into "Go to anything", a key at a time. */
const typed = ['alexandria vill', '7135550', 'main gate', 'zzzz']
const rounds = 5

/** The processor time of one key in "Go to anything" with 100,000 people: sealing, the search and the answer, in one process. */
export async function benchPalette(): Promise<Table[]> {
  const sandbox = await openMemorySandbox({ world: 'hundredThousandUsers' })
  let session: Session | null = null
  const client = createApiClient({
    services: servicesBelow(`${origin}/svc`),
    keysUrl: `${origin}/keys`, getSession: () => session, onSessionExpired: () => {},
    fetch: async (input, init) => sandbox.app.fetch(new Request(input, init)),
  })
  const { AuthToken: token, CsrfToken: csrf, user } = await client.login({ username: 'dana.whitfield@whisperingpines.example', password: seedPassword })
  session = { token, csrf, authKey: user.SessionID }

  const rows: string[][] = []
  for (const text of typed) {
    const costs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (let end = 1; end <= text.length; end += 1) {
        const before = process.cpuUsage()
        await client.goToAnything({ searchText: text.slice(0, end) })
        const { user: own, system } = process.cpuUsage(before)
        costs.push((own + system) / 1000)
      }
    }
    const sorted = costs.slice(text.length).toSorted((one, other) => one - other)
    const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1)
    rows.push([text, at(0.5), at(0.95), at(1)])
  }
  await sandbox.close()
  return [{ title: 'one key in "Go to anything", 100,000 people: ms of processor time', columns: ['typed', 'median', '95 %', 'slowest'], rows }]
}
