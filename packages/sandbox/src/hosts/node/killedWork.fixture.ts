// Runs as a process of its own: opens the sandbox on a file, and asks again and again, as open pages do, so that queues, lockdowns and exports go
// on. Kills itself before its nth write of some tables: what only reads cannot be cut. Prints the table of every write if it finishes.
import { createApiClient } from '@portal/api-client'
import { type ServiceMap, serviceNames } from '@portal/api-client/contract'
import { createSandbox } from '../../createSandbox.ts'
import { qrWriter } from '../../invites/qrWriter.ts'
import { cheapCost, createArgon2Hasher } from '../../passwords/argon2Hasher.ts'
import { nodeArgon2 } from '../../passwords/nodeArgon2.ts'
import { openStore } from '../../store/openStore.ts'
import { openNodeSqlite } from './nodeSqlite.ts'

const [path = '', tables = '', last = '', begin = '', rounds = ''] = process.argv.slice(2)
const origin = 'http://localhost:4200'
const database = openNodeSqlite(path)
let now = Number(begin)
/** The table of each write. */
const written: string[] = []
let left = Number(last)
let isWorking = false

const store = await openStore({
  ...database,
  prepare(sql) {
    const table = isWorking ? /^\s*(?:insert into|update|delete from) "?(\w+)/i.exec(sql)?.[1] : undefined
    if (table !== undefined) written.push(table)
    if (table !== undefined && tables.split('|').includes(table) && (left -= 1) === 0) process.kill(process.pid, 'SIGKILL')
    return database.prepare(sql)
  },
})
const { app } = await createSandbox({
  store, clock: { now: () => now }, passwordHasher: createArgon2Hasher(nodeArgon2, cheapCost), qr: qrWriter, baseUrl: origin, log: { error: () => {} },
})
let session: { token: string; authKey: string; csrf: string } | null = null
const client = createApiClient({
  services: Object.fromEntries(serviceNames.map((name) => [name, `${origin}/svc/${name}`])) as ServiceMap,
  keysUrl: `${origin}/keys`, getSession: () => session, getPage: () => '/site/exports', onSessionExpired: () => {}, now: () => now,
  fetch: async (input, init) => app.fetch(new Request(input, init)),
})
const { AuthToken, CsrfToken, user } = await client.login({ username: 'dana.whitfield@whisperingpines.example', password: 'sandbox1' })
session = { token: AuthToken, authKey: user.SessionID, csrf: CsrfToken }

isWorking = true
for (let round = 0; round < Number(rounds); round += 1) {
  now += 2000
  await client.getControllers({})
  await client.getLockdowns({})
  await client.getExports()
}
isWorking = false
await store.destroy()
process.stdout.write(written.join(' '))
