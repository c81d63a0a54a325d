import { writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeBuiltFolder } from './builtFolder.fixture.ts'
import { createPortalServer, type PortalServerOptions } from './createPortalServer.ts'
import { freePort } from './freePort.fixture.ts'

async function start(options: Partial<PortalServerOptions> = {}) {
  const server = await createPortalServer({ folder: makeBuiltFolder(), port: 0, databasePath: ':memory:', ...options })
  onTestFinished(() => server.close())
  return { ...server, port: Number(new URL(server.address).port) }
}

/** Sends a request to `127.0.0.1` with another Host header, which `fetch` does not allow. */
function statusUnder(host: string, port: number, path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, headers: { ...headers, host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.once('error', reject).end()
  })
}

test('the server answers a request that arrives while it starts', async () => {
  const port = await freePort()
  const starting = start({ port })
  const early = async (): Promise<Response> => fetch(`http://127.0.0.1:${port}/keys`).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return early()
  })
  expect((await early()).status).toBe(200)
  await starting
})

test('a damaged database stops the start with its path in the message, and the port is free again', async () => {
  const port = await freePort()
  const folder = makeBuiltFolder()
  const databasePath = join(folder, 'notes.sqlite')
  writeFileSync(databasePath, 'No database at all. '.repeat(100))
  await expect(createPortalServer({ folder, port, databasePath })).rejects.toThrow(`${databasePath} is damaged`)
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
})

test('the server answers only under its own address and port', async () => {
  const { port } = await start()
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
    expect(await statusUnder(host, port, '/sandbox/api/seeds'), host).toBe(200)
    expect(await statusUnder(host, port, '/keys'), host).toBe(200)
  }
  for (const host of [`rebound.example:${port}`, 'rebound.example', 'localhost', `localhost:${port + 1}`, `localhost.:${port}`]) {
    for (const path of ['/sandbox', '/sandbox/api/seeds', '/svc/account/UserSignout', '/keys']) expect(await statusUnder(host, port, path), `${host}${path}`).toBe(403)
  }
  const neighbour = { origin: `http://localhost:${port + 1}` }
  for (const path of ['/sandbox/api/seeds', '/svc/account/UserSignout']) expect(await statusUnder(`localhost:${port}`, port, path, neighbour), path).toBe(403)
})

test('behind a proxy the server answers and writes links under the public address, and the sandbox console is off', async () => {
  const { port, introduction } = await start({ publicUrl: 'https://portal.example' })
  expect(await statusUnder('portal.example', port, '/keys', { origin: 'https://portal.example' })).toBe(200)
  expect(await statusUnder('portal.example:8443', port, '/keys')).toBe(403)
  expect(await statusUnder(`localhost:${port}`, port, '/sandbox/api/seeds')).toBe(404)
  expect(introduction).toContain('https://portal.example/Invite?d=')
  expect(introduction).not.toContain('gate simulator')
})

test('the services’ JSON is compressed for clients that accept it', async () => {
  const { address } = await start()
  const ask = async (encoding: string) => fetch(`${address}/sandbox/api/seeds`, { headers: { 'accept-encoding': encoding } })
  const [compressed, plain] = [await ask('br'), await ask('identity')]
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await compressed.json()).toEqual(await plain.json())
})
