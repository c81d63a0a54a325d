// Runs as its own process: opens the sandbox on a file, creates an invite, and kills itself before the write's nth statement. Prints the
// number of statements if it finishes.
import { createSandbox } from '../../createSandbox.ts'
import { qrWriter } from '../../invites/qrWriter.ts'
import { cheapCost, createArgon2Hasher } from '../../passwords/argon2Hasher.ts'
import { nodeArgon2 } from '../../passwords/nodeArgon2.ts'
import { saturday } from '../../saturday.fixture.ts'
import { openStore } from '../../store/openStore.ts'
import { openNodeSqlite } from './nodeSqlite.ts'
import { readFont } from './readAssets.ts'

const [path = '', last = '', sealed = ''] = process.argv.slice(2)
const database = openNodeSqlite(path)
let statements = 0
let isWriting = false

const store = await openStore({
  ...database,
  prepare(sql) {
    if (isWriting) statements += 1
    if (isWriting && statements === Number(last)) process.kill(process.pid, 'SIGKILL')
    return database.prepare(sql)
  },
})
const { app } = await createSandbox({
  store,
  clock: { now: () => saturday },
  passwordHasher: createArgon2Hasher(nodeArgon2, cheapCost),
  qr: qrWriter,
  readFont,
  baseUrl: 'http://localhost:4200',
  log: { error: () => {} },
})
const { address, headers, body } = JSON.parse(sealed) as { address: string; headers: Record<string, string>; body: string }
isWriting = true
const response = await app.fetch(new Request(address, { method: 'POST', headers, body }))
isWriting = false
await store.destroy()
process.stdout.write(`${response.status} ${statements}`)
