import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getRequestListener } from '@hono/node-server'
import { openNodeSandbox } from '@portal/sandbox/node'
import { introduce } from './introduce.ts'
import { portalPages } from './portalPages.ts'
import { privacyPage } from './privacyPage.ts'
import { sandboxConfig } from './sandboxConfig.ts'

export interface PortalServerOptions {
  /** The folder of the built portal. */
  folder: string
  /** 0 takes any free port. */
  port: number
  /** The sandbox's SQLite file. */
  databasePath: string
}

export interface PortalServer {
  address: string
  /** The seeded sign-ins and invite links, for a terminal. */
  introduction: string
  /** Stops taking requests, ends the running ones and closes the database. */
  close(): Promise<void>
}

const backEndPaths = /^\/(svc|keys|sandbox)(\/|$)/

/** One origin for the portal and the sandbox. It listens on the loopback address only: the sandbox shows passwords. */
export async function createPortalServer({ folder, port, databasePath }: PortalServerOptions): Promise<PortalServer> {
  const chosen = await listen(port)
  const address = `http://localhost:${chosen.port}`
  const { resolve } = createRequire(import.meta.url)
  const consoleStyles = readFileSync(resolve('@portal/ui/tokens.css'), 'utf8')
  const consoleFontPath = resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
  const sandbox = await openNodeSandbox({ databasePath, baseUrl: address, consoleStyles, consoleFontPath, exposeConsole: true })
  const pages = portalPages({ folder, config: sandboxConfig })
  const listener = getRequestListener((request, environment) => {
    const { pathname } = new URL(request.url)
    if (pathname === sandboxConfig.privacyUrl) return privacyPage(sandboxConfig.brand.company)
    return backEndPaths.test(pathname) ? sandbox.app.fetch(request, environment) : pages.fetch(request, environment)
  })
  for (const server of chosen.servers) server.on('request', (request, response) => void listener(request, response))

  return {
    address,
    introduction: await introduce(address, databasePath, sandbox.app),
    async close() {
      await Promise.all(chosen.servers.map(closeServer))
      await sandbox.close()
    },
  }
}

/** Listens on both loopback addresses, since `localhost` may mean either; a machine without IPv6 has one. */
async function listen(port: number): Promise<{ port: number; servers: Server[] }> {
  const first = await listenOn('127.0.0.1', port)
  const chosenPort = (first.address() as AddressInfo).port
  const second = await listenOn('::1', chosenPort).catch(() => null)
  return { port: chosenPort, servers: second ? [first, second] : [first] }
}

function listenOn(host: string, port: number): Promise<Server> {
  // Longer than a person rests between two steps: a request on a connection that is just being closed would be lost.
  const server = createServer({ keepAliveTimeout: 75_000 })
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Stop the other program or set PORT to another number.`) : error)
    })
    server.listen(port, host, () => resolve(server))
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 2000).unref()
  })
}
