import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ApiClient, createApiClient } from '@portal/api-client'
import { servicesBelow } from '@portal/api-client/contract'
import { freePort } from './freePort.fixture.ts'

const script = join(import.meta.dirname, 'servePortalTogether.fixture.ts')
const password = 'sandbox1'
const longest = 90_000

export interface Together {
  origin: string
  pid: number | undefined
  /** Stops the server by a signal; returns its exit code. */
  stop(): Promise<number>
  /** Kills the server if the test fails. */
  kill(): void
}

/** Starts several processes at one address, over one database; on an SQLite file only one process. Resolves when all of them accept requests. */
export async function startTogether(options: { folder: string; database: string; processes: number }): Promise<Together> {
  const port = await freePort()
  const args = [script, options.folder, String(port), options.database, String(options.processes)]
  const portal = spawn(process.execPath, ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [portal.stdout, portal.stderr]) stream.on('data', (data: Buffer) => (printed += data.toString()))
  const exited = once(portal, 'exit')
  const kill = () => void portal.kill('SIGKILL')
  try {
    await until(() => printed.includes(`ready http://localhost:${port}`), () => `The portal does not start: ${printed}`)
  } catch (error) {
    kill()
    throw error
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: portal.pid,
    kill,
    async stop() {
      portal.kill('SIGTERM')
      return ((await exited) as [number])[0]
    },
  }
}

/** Creates a client and signs it in. */
export async function signInAt(origin: string, username: string): Promise<ApiClient> {
  let session: { token: string; authKey: string; csrf: string } | null = null
  const client = createApiClient({
    services: servicesBelow(`${origin}/svc`),
    keysUrl: `${origin}/keys`, getSession: () => session, onSessionExpired: () => {},
  })
  const { AuthToken: token, CsrfToken: csrf, user } = await client.login({ username, password })
  session = { token, authKey: user.SessionID, csrf }
  return client
}

export async function until(isTrue: () => boolean | Promise<boolean>, otherwise: () => string): Promise<void> {
  for (const end = Date.now() + longest; !(await isTrue()); await pause(50)) if (Date.now() > end) throw new Error(otherwise())
}
