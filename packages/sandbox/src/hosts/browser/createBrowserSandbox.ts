import { createFixedRandom } from '../../bytes/bytes.ts'
import { clearFaults, type Fault, listFaults, setFault } from '../../middleware/injectFaults.ts'
import { createSandbox, type Sandbox } from '../../createSandbox.ts'
import { qrWriter } from '../../invites/qrWriter.ts'
import { generateKeyPair, type KeyPair } from '../../secrets/transportKeys.ts'
import { cheapCost, createArgon2Hasher } from '../../passwords/argon2Hasher.ts'
import { wasmArgon2 } from '../../passwords/wasmArgon2.ts'
import type { Clock, PdfFontName, ReadFont } from '../../hostInterfaces.ts'
import type { Seeds } from '../../seeds/readSeeds.ts'
import { defaultWorld, type WorldName } from '../../seeds/worlds/index.ts'
import { openStore, type Store } from '../../store/openStore.ts'
import { loadSqlite, openWasmSqlite } from './wasmSqlite.ts'

export interface BrowserSandboxOptions {
  /** The example data to start with; the busy property if omitted. */
  world?: WorldName
  /** The portal's address; this page's origin if omitted. */
  baseUrl?: string
  /** The clock; a fixed one makes stories look the same every day. */
  clock?: Clock
}

export interface ResetOptions {
  /** The number of whole months of activity that are kept besides the current one; all if omitted. */
  logMonths?: number | undefined
  /** Omits answer fields that the specification doesn't have. */
  isSpecifiedOnly?: boolean
}

export interface BrowserSandbox {
  /** Answers a request of the portal from any origin. */
  fetch(request: Request): Promise<Response>
  /** Restarts with other example data, within milliseconds. Requests that are still running fail with a closed database. */
  reset(world?: WorldName, options?: ResetOptions): Promise<void>
  /** The example data's sign-ins and invite links. The token of an example invite is its key, such as `lone-star-movers`. */
  seeds(): Promise<Seeds>
  faults: { set(fault: Fault): Promise<void>; clear(): Promise<void>; list(): Promise<Fault[]> }
}

/** The whole back end inside the page, on the same SQL as the server, for Storybook and demos. */
export async function createBrowserSandbox(options: BrowserSandboxOptions = {}): Promise<BrowserSandbox> {
  const { clock = { now: () => Date.now() }, baseUrl = globalThis.location?.origin ?? 'http://localhost' } = options
  const sqlite = await loadSqlite()
  const snapshots = new Map<WorldName, Uint8Array<ArrayBuffer>>()
  let world = options.world ?? defaultWorld
  let keyPair: Promise<KeyPair> | undefined
  let current = await open(world)

  async function open(name: WorldName, { logMonths, isSpecifiedOnly }: ResetOptions = {}): Promise<{ sandbox: Sandbox; store: Store }> {
    const database = openWasmSqlite(sqlite, snapshots.get(name))
    const store = await openStore(database)
    const sandbox = await createSandbox({
      store,
      clock,
      baseUrl,
      passwordHasher: createArgon2Hasher(wasmArgon2, cheapCost),
      qr: qrWriter,
      readFont,
      // The error is reported as uncaught, so that the story fails.
      log: { error: (_message, cause) => reportError(cause) },
      // All sets of example data share one key pair, so that a client keeps working after a reset.
      makeKeyPair: () => (keyPair ??= generateKeyPair()),
      world: name,
      fixedSecrets: true,
      randomBelow: createFixedRandom(),
      addressOf: () => 'this page',
      hosts: 'any',
      exposeConsole: true,
      hasNoStreams: true,
      isSpecifiedOnly,
      ...(logMonths !== undefined && { limits: { logMonths } }),
    })
    if (!snapshots.has(name)) snapshots.set(name, database.snapshot())
    return { sandbox, store }
  }

  return {
    async fetch(request) {
      return current.sandbox.app.fetch(request)
    },
    async reset(next, resetOptions) {
      world = next ?? world
      const old = current
      current = await open(world, resetOptions)
      await old.store.destroy()
    },
    seeds: () => current.sandbox.seeds(),
    faults: {
      set: (fault) => setFault(current, fault),
      clear: () => clearFaults(current),
      list: () => listFaults(current),
    },
  }
}

const addresses: Readonly<Record<PdfFontName, () => Promise<{ default: string }>>> = {
  latin: () => import('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url'),
  latinExt: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url'),
  vietnamese: () => import('@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?url'),
  greek: () => import('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?url'),
  greekExt: () => import('@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?url'),
  cyrillic: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?url'),
  cyrillicExt: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?url'),
  arabic: () => import('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?url'),
  hebrew: () => import('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff?url'),
  bold: () => import('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?url'),
  boldExt: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?url'),
}

/** Reads a font of PDFs from a file beside the page. */
const readFont: ReadFont = async (name) => {
  const answer = await fetch((await addresses[name]()).default)
  if (!answer.ok) throw new Error(`The font ${name} could not be fetched.`)
  return new Uint8Array(await answer.arrayBuffer())
}
