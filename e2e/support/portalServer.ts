import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface PortalServer {
  address: string
  /** Path of the server's SQLite file, into which a journey may write data that would take too long to create. */
  databasePath: string
  /** Kills the server, as a crash would, and starts it again on the same file and port. */
  crashAndRestart(): Promise<void>
  /** Kills the server, as a crash would. `restart` starts it again on the same file and port. */
  crash(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts the server of `npm start` with its own SQLite file and without example activity. `settings` are environment variables. */
export async function startPortalServer(settings: Readonly<Record<string, string>> = {}): Promise<PortalServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-journey-'))
  const databasePath = join(folder, 'sandbox.sqlite')
  let running = await launch(databasePath, 0, settings)
  const port = Number(new URL(running.address).port)

  return {
    address: running.address,
    databasePath,
    async crashAndRestart() {
      await end(running.child, 'SIGKILL')
      running = await launch(databasePath, port, settings)
    },
    crash: async () => void (await end(running.child, 'SIGKILL')),
    async restart() {
      running = await launch(databasePath, port, settings)
    },
    async stop() {
      await end(running.child, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function launch(databasePath: string, port: number, settings: Readonly<Record<string, string>>): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', 'apps/portal/server/start.ts'], {
    cwd: root,
    env: { ...process.env, EXAMPLE_DAYS: '0', ...settings, PORT: String(port), SANDBOX_DB: databasePath },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, address: await whenReady(child) }
}

/** Waits for the line `ready http://…` and returns its address. */
export function whenReady(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const onOutput = (data: Buffer) => {
      output += data.toString()
      const address = /^ready (http:\/\/\S+)$/m.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${output}`)))
  })
}

/** Ends a process with a signal and returns the exit code; null if the signal itself ended the process. */
export function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve(child.exitCode)
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })
}
