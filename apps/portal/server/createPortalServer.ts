import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getRequestListener } from '@hono/node-server'
import { createJsonLog, type JsonLog, openNodeSandbox, ownHosts, type TrustedProxies } from '@portal/sandbox/node'
import { compressedAnswer } from './compressed.ts'
import { introduce, isPublic } from './introduce.ts'
import { observeRequests } from './observeRequests.ts'
import type { Metrics } from './openMetrics.ts'
import { portalPages } from './portalPages.ts'
import { privacyPage } from './privacyPage.ts'
import { secured } from './securityHeaders.ts'
import { sandboxConfig } from './sandboxConfig.ts'

export interface PortalServerOptions {
  /** The folder of the built portal. */
  folder: string
  /** The port to listen on; 0 takes any free port. */
  port: number
  /** The sandbox's SQLite file, or the address of its PostgreSQL database. */
  databasePath: string
  /** The public address behind a proxy, such as `https://portal.example`; this machine's own address if omitted. */
  publicUrl?: string | undefined
  /** The proxies that may report a client's address; none if omitted. */
  trustedProxies?: TrustedProxies | undefined
  /** The origins of partners whose pages may show guests their keys as elements; none if omitted. */
  partnerOrigins?: readonly string[]
  /** The origins of partners whose pages may show guests their keys in frames; none if omitted. */
  frameAncestors?: readonly string[]
  /** The target of the log; if omitted, failures go to standard error. */
  log?: JsonLog
  /** The port of `/metrics` on the loopback address; no metrics if omitted. */
  metricsPort?: number | undefined
  /** Whether the sandbox's answers leave out the fields that the specification does not have. */
  isSpecifiedOnly?: boolean | undefined
  /** Whether requests with a field that their call does not have are refused. */
  refusesUnknownFields?: boolean | undefined
  /** The number of whole months of activity that are kept besides the current one; all of it if omitted. */
  logMonths?: number | undefined
  /** Days of generated entries in a new database. */
  historyDays?: number | undefined
}

export interface PortalServer {
  address: string
  /** The text for the terminal, with the example sign-ins and invite links. */
  introduction: string
  /** Stops accepting requests, finishes the running ones and closes the database. */
  close(): Promise<void>
}

type Environment = Parameters<Parameters<typeof getRequestListener>[0]>[1]
type Answer = (request: Request, environment: Environment) => Promise<Response>

const backEndPaths = /^\/(svc|keys|sandbox|openapi\.json)(\/|$)/

/**
 * Serves the portal and the sandbox at one origin. It listens on the loopback address only, because the sandbox shows passwords. Requests
 * before the sandbox is open wait for it. Rejects if the port is taken or the sandbox's file cannot be used.
 */
export async function createPortalServer({ folder, port, databasePath, publicUrl, trustedProxies, partnerOrigins = [], frameAncestors = [], log = createJsonLog('error'), metricsPort, logMonths, historyDays, isSpecifiedOnly, refusesUnknownFields }: PortalServerOptions): Promise<PortalServer> {
  const opened = Promise.withResolvers<Answer>()
  const listener = getRequestListener(async (request, environment) => (await opened.promise)(request, environment))
  const chosen = await listen(port, (request, response) => void listener(request, response))
  const address = `http://localhost:${chosen.port}`
  let metrics: Metrics | undefined
  const close = async () => void (await Promise.all([...chosen.servers.map(closeServer), metrics?.close()]))
  let isClosing = false
  try {
    // These modules are loaded on first use.
    if (metricsPort !== undefined) metrics = await (await import('./openMetrics.ts')).openMetrics(metricsPort)
    const sandbox = await openSandbox({ databasePath, address, publicUrl, trustedProxies, partnerOrigins, log, logMonths, historyDays, isSpecifiedOnly, refusesUnknownFields })
    const keySet = async () => (await sandbox.app.fetch(new Request(`${address}${sandboxConfig.keysUrl}`))).text()
    const pages = portalPages({ folder, config: sandboxConfig, keySet, frameAncestors })
    const answer: Answer = async (request, environment) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/health/live') return secured((await sandbox.isAlive()) ? new Response('live') : new Response('the store does not answer', { status: 503 }))
      if (pathname === '/health/ready') return secured(!isClosing && (await sandbox.isReady()) ? new Response('ready') : new Response('not ready', { status: 503 }))
      if (pathname === sandboxConfig.privacyUrl) return privacyPage(sandboxConfig.brand.company)
      if (!backEndPaths.test(pathname)) return pages.fetch(request, environment)
      return secured(await compressedAnswer(await sandbox.app.fetch(request, environment), request.headers.get('accept-encoding') ?? undefined))
    }
    opened.resolve(observeRequests(answer, [{ end: log.request }, ...(metrics ? [metrics] : [])]))
    return {
      address,
      introduction: introduce({ address, publicUrl, trustedProxies, databasePath, seeds: await sandbox.seeds() }),
      async close() {
        isClosing = true
        sandbox.endStreams()
        await close()
        await sandbox.close()
      },
    }
  } catch (error) {
    opened.resolve(() => Promise.resolve(new Response('The sandbox did not start.', { status: 503 })))
    await close()
    throw error
  }
}

/** The console exists only on loopback addresses, because behind a proxy it would show passwords to everyone. */
async function openSandbox({ databasePath, address, publicUrl, trustedProxies, partnerOrigins, log, logMonths, historyDays, isSpecifiedOnly, refusesUnknownFields }: Pick<PortalServerOptions, 'databasePath' | 'publicUrl' | 'trustedProxies' | 'partnerOrigins' | 'log' | 'logMonths' | 'historyDays' | 'isSpecifiedOnly' | 'refusesUnknownFields'> & { address: string }) {
  const { resolve } = createRequire(import.meta.url)
  const consoleStyles = readFileSync(resolve('@portal/ui/tokens.css'), 'utf8')
  const consoleFontPath = resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
  const baseUrl = publicUrl ?? address
  const hosts = ownHosts(baseUrl, new URL(address).port)
  return openNodeSandbox({ databasePath, baseUrl, hosts, trustedProxies, isBehindProxy: isPublic(publicUrl), partnerOrigins, log, logMonths, historyDays, isSpecifiedOnly, refusesUnknownFields, consoleStyles, consoleFontPath, exposeConsole: !isPublic(publicUrl) })
}

/** Listens on both loopback addresses, because `localhost` may mean either; a machine without IPv6 has one. */
async function listen(port: number, answer: RequestListener): Promise<{ port: number; servers: Server[] }> {
  const first = await listenOn('127.0.0.1', port, answer)
  const chosenPort = (first.address() as AddressInfo).port
  const second = await listenOn('::1', chosenPort, answer).catch(() => null)
  return { port: chosenPort, servers: second ? [first, second] : [first] }
}

function listenOn(host: string, port: number, answer: RequestListener): Promise<Server> {
  // Connections stay open longer than users usually pause, because a request on a closing connection is lost.
  const server = createServer({ keepAliveTimeout: 75_000 }, answer)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Stop the other program or set PORT to another number.`) : error)
    })
    server.listen(port, host, () => resolve(server))
  })
}

/** The number of milliseconds that a stopping server waits for running answers. */
const longestAnswer = 8000

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), longestAnswer).unref()
  })
}
