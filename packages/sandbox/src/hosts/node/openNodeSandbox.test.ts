import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApiClient } from '@portal/api-client'
import { servicesBelow } from '@portal/api-client/contract'
import { openNodeSandbox } from './openNodeSandbox.ts'

/** The host as `npm start` runs it: behind a real socket. */
async function listen() {
  const server = createAdaptorServer({ fetch: (request) => sandbox.app.fetch(request) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sandbox = await openNodeSandbox({ databasePath: ':memory:', baseUrl: origin, exposeConsole: true })
  onTestFinished(async () => {
    server.close()
    await sandbox.close()
  })
  const client = createApiClient({
    services: servicesBelow(`${origin}/svc`),
    keysUrl: `${origin}/keys`,
    getSession: () => null,
    onSessionExpired: () => {},
    retries: { limit: 0, delay: () => 0 },
  })
  return { sandbox, origin, client }
}

test('signs in over HTTP, with passwords at their full cost', async () => {
  const { sandbox, client } = await listen()
  const [first] = (await sandbox.seeds()).signIns
  await expect(client.login({ username: first?.username ?? '', password: first?.password ?? '' })).resolves.toMatchObject({ AuthToken: expect.any(String) })
})

test('a cut answer begins as a good one and breaks off', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const { origin } = await listen()
  await fetch(`${origin}/sandbox/api/faults`, { method: 'POST', body: JSON.stringify({ endpoint: 'userSignout', failure: 'cutBody' }) })
  const response = await fetch(`${origin}/svc/account/UserSignout`)
  expect(response.headers.get('content-length')).not.toBeNull()
  await expect(response.text()).rejects.toThrow('terminated')
})

test('the answer’s Date is the sandbox’s clock', async () => {
  const { sandbox, origin } = await listen()
  await sandbox.clock.moveBy(86_400_000)
  const date = (await fetch(`${origin}/keys`)).headers.get('date') ?? ''
  expect(Date.parse(date) - Date.now()).toBeGreaterThan(86_000_000)
})
