// Runs as its own process: starts the sandbox on a file and kills itself before its nth statement. Prints the number of statements if it
// finishes.
import { createSandbox } from '../../createSandbox.ts'
import { qrWriter } from '../../invites/qrWriter.ts'
import { cheapCost, createArgon2Hasher } from '../../passwords/argon2Hasher.ts'
import { nodeArgon2 } from '../../passwords/nodeArgon2.ts'
import { saturday } from '../../saturday.fixture.ts'
import { openStore } from '../../store/openStore.ts'
import { openNodeSqlite } from './nodeSqlite.ts'
import { readFont } from './readAssets.ts'

const [path = '', last = ''] = process.argv.slice(2)
const database = openNodeSqlite(path)
let statements = 0

const store = await openStore({
  ...database,
  prepare(sql) {
    statements += 1
    if (statements === Number(last)) process.kill(process.pid, 'SIGKILL')
    return database.prepare(sql)
  },
})
await createSandbox({
  store,
  clock: { now: () => saturday },
  passwordHasher: createArgon2Hasher(nodeArgon2, cheapCost),
  qr: qrWriter,
  readFont,
  baseUrl: 'http://localhost:4200',
  log: { error: () => {} },
})
await store.destroy()
process.stdout.write(String(statements))
