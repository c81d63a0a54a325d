import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDriver } from './createDriver.ts'
import { commands, type Command, type Driver } from './Driver.ts'
import { endProcess } from './endProcess.ts'
import { until } from './until.ts'

/** Opens Firefox and controls it by Marionette, its built-in WebDriver, so that no driver has to be installed. */
export async function openFirefox(path: string, { isDark }: { isDark: boolean }): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'portal-firefox-'))
  writeFileSync(join(profile, 'user.js'), Object.entries(preferences(isDark)).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join(''))
  // Styles for Firefox's own window, which would not get as narrow as a phone without them.
  mkdirSync(join(profile, 'chrome'))
  writeFileSync(join(profile, 'chrome/userChrome.css'), ':root { min-width: 0 !important; min-height: 0 !important }')
  const child = spawn(path, ['--marionette', '--headless', '--no-remote', '--remote-allow-system-access', '--profile', profile], { stdio: 'ignore', detached: true })
  const close = async () => {
    await endProcess(child)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  try {
    const port = await until('Firefox listens', () => Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')))
    const { send, socket } = await openMarionette(port)
    const answer = (await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } })) as { capabilities: { browserVersion: string } }
    const command: Command = async (name, parameters = {}) => send(commands[name][2], parameters)
    await command('timeouts', { script: 60_000, pageLoad: 60_000 })
    return createDriver(command, {
      version: `Firefox ${answer.capabilities.browserVersion}`,
      async complaints() {
        await send('Marionette:SetContext', { value: 'chrome' })
        const messages = await send('WebDriver:ExecuteScript', { script: readConsole, args: [] })
        await send('Marionette:SetContext', { value: 'content' })
        return messages as string[]
      },
      async close() {
        socket.destroy()
        await close()
      },
    })
  } catch (error) {
    await close()
    throw error
  }
}

/** Firefox's settings: its port, and no network requests of its own. */
const preferences = (isDark: boolean) => ({
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
})

/** Connects to Marionette. Requests are `length:[0, id, name, parameters]`, answers `length:[1, id, error, result]`. */
async function openMarionette(port: number) {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (error: { message: string } | null, result: unknown) => void>()
  let last = 0
  const greeted = new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    readMessages(socket, (message) => {
      if (!Array.isArray(message)) return resolve()
      const [, id, error, result] = message as [number, number, { message: string } | null, unknown]
      waiting.get(id)?.(error, result)
      waiting.delete(id)
    })
  })
  await greeted
  const send = (name: string, parameters: Readonly<Record<string, unknown>>) => new Promise<unknown>((resolve, reject) => {
    const id = ++last
    const text = JSON.stringify([0, id, name, parameters])
    waiting.set(id, (error, result) => (error ? reject(new Error(`${name}: ${error.message}`)) : resolve(valueOf(result))))
    socket.write(`${Buffer.byteLength(text)}:${text}`)
  })
  return { send, socket }
}

/** Reads the value of an answer. Firefox wraps a single value in an object. */
function valueOf(result: unknown): unknown {
  const isLone = typeof result === 'object' && result !== null && Object.keys(result).join('') === 'value'
  return isLone ? (result as { value: unknown }).value : result
}

function readMessages(socket: Socket, onMessage: (message: unknown) => void): void {
  let pending = Buffer.alloc(0)
  socket.on('data', (data: Buffer) => {
    pending = Buffer.concat([pending, data])
    for (;;) {
      const colon = pending.indexOf(':')
      const end = colon + 1 + Number(pending.subarray(0, Math.max(colon, 0)).toString())
      if (colon < 0 || pending.length < end) return
      onMessage(JSON.parse(pending.subarray(colon + 1, end).toString()))
      pending = pending.subarray(end)
    }
  })
}

/**
 * Reads only messages about pages, because the browser logs its own messages too. Messages about scripts that were canceled because the
 * page was left are ignored.
 */
const readConsole = `
  const messages = Services.console.getMessageArray().map(String).filter((text) => /https?:\\/\\//.test(text) && !text.includes('Loading failed for the module'))
  Services.console.reset()
  return messages`
