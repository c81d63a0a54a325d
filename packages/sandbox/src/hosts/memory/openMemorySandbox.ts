import { createSandbox, type Sandbox, type SandboxOptions } from '../../createSandbox.ts'
import { qrWriter } from '../../invites/qrWriter.ts'
import { cheapCost, createArgon2Hasher } from '../../passwords/argon2Hasher.ts'
import { nodeArgon2 } from '../../passwords/nodeArgon2.ts'
import { openStore, type Store } from '../../store/openStore.ts'
import { createJsonLog } from '../node/createJsonLog.ts'
import { openNodeSqlite } from '../node/nodeSqlite.ts'
import { nodeWalletPasses } from '../node/nodeWalletPasses.ts'
import { readConsoleAssets, readFont, readMedia } from '../node/readAssets.ts'

export interface MemorySandboxOptions extends Partial<SandboxOptions> {
  /** The path of a database file; the database is in memory if omitted. */
  databasePath?: string
  /** The bytes of a database file with which the in-memory database is filled. */
  snapshot?: Uint8Array
}

export interface MemorySandbox extends Sandbox {
  store: Store
  close(): Promise<void>
}

/** The sandbox for Node tests: in memory, with cheap password hashes and with the console. */
export async function openMemorySandbox({ databasePath = ':memory:', snapshot, ...options }: MemorySandboxOptions = {}): Promise<MemorySandbox> {
  const store = options.store ?? (await openStore(openNodeSqlite(snapshot ?? databasePath)))
  const clock = options.clock ?? { now: () => Date.now() }
  const sandbox = await createSandbox({
    passwordHasher: createArgon2Hasher(nodeArgon2, cheapCost),
    qr: qrWriter,
    readFont,
    log: createJsonLog('error'),
    baseUrl: 'http://localhost:4200',
    media: readMedia(),
    exposeConsole: true,
    consoleAssets: readConsoleAssets(''),
    walletPasses: nodeWalletPasses(store, clock),
    ...options,
    clock,
    store,
  })
  return {
    ...sandbox,
    store,
    async close() {
      sandbox.endStreams()
      await store.destroy()
    },
  }
}
