import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { makeBuiltFolder } from './builtFolder.fixture.ts'

const script = join(import.meta.dirname, 'servePortalTogether.fixture.ts')

/** A port that nobody has at this moment. */
async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function start(database: string) {
  const port = await freePort()
  const server = spawn(process.execPath, ['--conditions=@portal/source', '--disable-warning=ExperimentalWarning', script, makeBuiltFolder(), String(port), database], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  let printed = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data: Buffer) => (printed += data.toString()))
  await expect.poll(() => printed, { timeout: 60_000 }).toContain(`ready http://localhost:${port}`)
  return { server, printed: () => printed, ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } }) }
}

describe.runIf(inject('postgres'))('several processes behind one address', () => {
  test('a process that is killed is replaced, and a stop ends all of them', { timeout: 240_000 }, async () => {
    const { server, printed, ask } = await start(inject('postgres')?.url.replace('*', 'served') ?? '')
    const keys = await Promise.all(Array.from({ length: 4 }, async () => (await ask('/keys')).text()))
    expect(new Set(keys).size).toBe(1)
    expect((await ask('/health/ready')).status).toBe(200)
    const [killed] = await workersOf(server.pid)
    process.kill(Number(killed), 'SIGKILL')
    await expect.poll(printed, { timeout: 60_000 }).toContain('another one takes its place')
    expect((await ask('/keys')).status).toBe(200)
    await expect.poll(async () => (await workersOf(server.pid)).length, { timeout: 60_000 }).toBe(2)
    server.kill('SIGTERM')
    const [code] = (await once(server, 'exit')) as [number]
    expect(code).toBe(0)
    await expect(ask('/keys')).rejects.toThrow('fetch failed')
  })
})

/** The processes that a process has started (Linux). */
async function workersOf(pid: number | undefined): Promise<string[]> {
  return (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter((child) => child !== '')
}
