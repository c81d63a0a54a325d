import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../apps/portal/server/freePort.fixture.ts'
import { createDriver } from './createDriver.ts'
import { commands, type Command, type Driver } from './Driver.ts'
import { endProcess } from './endProcess.ts'
import { until } from './until.ts'

/** Opens WebKitGTK, Safari's engine without Apple's parts, by its driver. On a machine without a screen it uses a virtual one. */
export async function openWebKit(path: string, { isDark }: { isDark: boolean }): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'portal-webkit-'))
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const driver = [path, `--port=${port}`]
  const [program = path, ...rest] = process.env['DISPLAY'] ? driver : ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1400x24', ...driver]
  const child = spawn(program, rest, {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, HOME: home, GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita', XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
  })
  const close = async () => {
    await endProcess(child)
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  try {
    await until('WebKit’s driver listens', async () => (await fetch(`${base}/status`)).ok)
    const { sessionId, capabilities } = (await ask('POST', `${base}/session`, { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': fullScreen() } } })) as { sessionId: string; capabilities: { browserVersion: string } }
    const session = `${base}/session/${sessionId}`
    const command: Command = async (name, parameters = {}) => {
      const [method, place] = commands[name]
      const { id, ...body } = parameters
      return ask(method, session + place.replace('{id}', String(id)), method === 'POST' ? body : undefined)
    }
    await command('timeouts', { script: 60_000, pageLoad: 60_000 })
    return createDriver(command, {
      version: `WebKitGTK ${capabilities.browserVersion}`,
      // WebKit's driver does not report console messages.
      complaints: () => Promise.resolve([]),
      async close() {
        await ask('DELETE', session).catch(() => {})
        await close()
      },
    })
  } catch (error) {
    await close()
    throw error
  }
}

/** Full screen hides the toolbar, which is wider than a phone. */
const fullScreen = () => ({
  binary: globSync('/usr/lib*/{*/,}webkit2gtk-4.1/MiniBrowser')[0],
  args: ['--automation', '--full-screen'],
})

async function ask(method: string, address: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${method} ${new URL(address).pathname}: ${JSON.stringify(value)}`)
  return value
}
