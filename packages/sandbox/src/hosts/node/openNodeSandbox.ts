import { getConnInfo } from '@hono/node-server/conninfo'
import { sql } from 'kysely'
import { createSandbox, type Sandbox, type SandboxOptions } from '../../createSandbox.ts'
import type { Log } from '../../hostInterfaces.ts'
import { qrWriter } from '../../invites/qrWriter.ts'
import type { SandboxContext } from '../../middleware/environment.ts'
import { createArgon2Hasher } from '../../passwords/argon2Hasher.ts'
import { nodeArgon2 } from '../../passwords/nodeArgon2.ts'
import { openStore, type Store } from '../../store/openStore.ts'
import { writeSetting } from '../../store/settings.ts'
import type { PostgresNews } from '../postgres/openPostgresNews.ts'
import { callerAddress, type TrustedProxies } from './callerAddress.ts'
import { createJsonLog } from './createJsonLog.ts'
import { openNodeSqlite } from './nodeSqlite.ts'
import { nodeWalletPasses } from './nodeWalletPasses.ts'
import { openStoreFile } from './openStoreFile.ts'
import { readConsoleAssets, readFont, readMedia } from './readAssets.ts'
import { startTick } from './startTick.ts'

type PassedOn = 'baseUrl' | 'hosts' | 'partnerOrigins' | 'isSpecifiedOnly' | 'refusesUnknownFields' | 'historyDays'

export interface NodeSandboxOptions extends Pick<SandboxOptions, PassedOn>, Partial<Pick<SandboxOptions, 'log'>> {
  /** The path of a database file, which is created if it is missing, `:memory:`, or the address of a PostgreSQL database, such as `postgres://user@host/name`. */
  databasePath: string
  /** The proxies whose `X-Forwarded-For` is trusted; none if omitted, and then addresses behind a proxy are unknown. */
  trustedProxies?: TrustedProxies | undefined
  /** Whether every request comes through a proxy. */
  isBehindProxy?: boolean
  /** The number of whole months of activity that are kept besides the current one; all if omitted. */
  logMonths?: number | undefined
  /** Whether to serve `/sandbox`, the console. Only for a server on a loopback address, or one whose owner asked for it. */
  exposeConsole: boolean
  /** The design tokens as CSS. */
  consoleStyles?: string
  /** The path of a variable font Inter (woff2); the console uses the system's font if omitted. */
  consoleFontPath?: string
}

export interface NodeSandbox extends Sandbox {
  /** Whether the database can be written. */
  isReady(): Promise<boolean>
  /** Whether the database has answered in the last seconds, or does now. */
  isAlive(): Promise<boolean>
  /** Closes the database. */
  close(): Promise<void>
}

/** The sandbox for a Node server: mount `app` at `/`. Rejects with `StoreFileError` if the file cannot be used. */
export async function openNodeSandbox(options: NodeSandboxOptions): Promise<NodeSandbox> {
  const { databasePath, trustedProxies, isBehindProxy = false, logMonths, log = createJsonLog('error'), exposeConsole, consoleStyles = '', consoleFontPath, ...passedOn } = options
  const { store, news } = await openStoreAt(databasePath)
  const clock = { now: () => Date.now() }
  const sandbox = await createSandbox({
    ...passedOn, store, news, clock, qr: qrWriter, readFont, log, exposeConsole,
    hasTick: true,
    passwordHasher: createArgon2Hasher(nodeArgon2),
    ...(logMonths !== undefined && { limits: { logMonths } }),
    walletPasses: nodeWalletPasses(store, clock),
    media: readMedia(),
    consoleAssets: exposeConsole ? readConsoleAssets(consoleStyles, consoleFontPath) : undefined,
    addressOf: addressReader(trustedProxies, isBehindProxy, log),
  })
  const tick = startTick(sandbox.tick, log)
  return {
    ...sandbox,
    ...healthOf(store),
    async close() {
      sandbox.endStreams()
      await tick.close()
      await news?.close()
      await store.destroy()
    },
  }
}

/** How long a health check waits, and after what time a silent database counts as down, in milliseconds. */
const health = { patience: 4000, silence: 15_000 }

function healthOf(store: Store): Pick<NodeSandbox, 'isReady' | 'isAlive'> {
  let answeredAt = performance.now()
  const within = (work: Promise<unknown>) => Promise.race([work.then(() => true, () => false), new Promise<false>((resolve) => setTimeout(resolve, health.patience, false).unref())])
  return {
    isReady: () => within(writeSetting(store, 'healthAskedAt', new Date().toISOString())),
    async isAlive() {
      if (await within(sql`select 1`.execute(store))) answeredAt = performance.now()
      return performance.now() - answeredAt < health.silence
    },
  }
}

/** PostgreSQL's driver is loaded only where it is used. */
async function openStoreAt(address: string): Promise<{ store: Store; news?: PostgresNews }> {
  if (!isPostgresAddress(address)) return { store: await (address === ':memory:' ? openStore(openNodeSqlite(address)) : openStoreFile(address)) }
  const [{ openPostgresStore }, { openPostgresNews }] = await Promise.all([import('../postgres/openPostgresStore.ts'), import('../postgres/openPostgresNews.ts')])
  const store = await openPostgresStore({ url: address })
  return { store, news: await openPostgresNews(address) }
}

/**
 * Makes a function that reads the caller's address. Behind an untrusted proxy the address is empty, because limits per address would treat
 * all callers as one.
 */
function addressReader(trusted: TrustedProxies | undefined, isBehindProxy: boolean, log: Log): (context: SandboxContext) => string {
  let isSaid = false
  return (context) => {
    const socket = socketAddress(context)
    const forwardedFor = context.req.header('x-forwarded-for')
    if (trusted !== undefined) return callerAddress(socket, forwardedFor, trusted)
    const isForwarded = forwardedFor !== undefined || context.req.header('forwarded') !== undefined
    if (isForwarded && !isSaid) {
      isSaid = true
      log.error('Limits by network address are off', 'Requests come through a proxy, and TRUSTED_PROXIES is not set.')
    }
    return isForwarded || isBehindProxy ? '' : socket
  }
}

/** A request that did not come through a socket, as in tests, has no address. */
function socketAddress(context: SandboxContext): string {
  const bindings: unknown = context.env
  if (typeof bindings !== 'object' || bindings === null || !('incoming' in bindings)) return 'unknown'
  return getConnInfo(context).remote.address ?? 'unknown'
}

/** Whether the database is PostgreSQL (`postgres://…` or `postgresql://…`); any other text is the path of a file. */
export function isPostgresAddress(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text)
}
