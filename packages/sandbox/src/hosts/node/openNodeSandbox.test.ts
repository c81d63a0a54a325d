import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApiClient } from '@portal/api-client'
import { servicesBelow } from '@portal/api-client/contract'
import { openNodeSandbox } from './openNodeSandbox.ts'

/** Starts the host as `npm start` does, behind a real socket. */
async function listen(getSession: () => { token: string; authKey: string; csrf: string } | null = () => null) {
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
    getSession,
    onSessionExpired: () => {},
    retries: { limit: 0, delay: () => 0 },
  })
  return { sandbox, origin, client }
}

test('a user signs in over HTTP with full-cost password hashes', async () => {
  const { sandbox, client } = await listen()
  const [first] = (await sandbox.seeds()).signIns
  await expect(client.login({ username: first?.username ?? '', password: first?.password ?? '' })).resolves.toMatchObject({ AuthToken: expect.any(String) })
})

test('a cut answer starts as a valid one and breaks off', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const { origin } = await listen()
  await fetch(`${origin}/sandbox/api/faults`, { method: 'POST', body: JSON.stringify({ endpoint: 'userSignout', failure: 'cutBody' }) })
  const response = await fetch(`${origin}/svc/account/UserSignout`)
  expect(response.headers.get('content-length')).not.toBeNull()
  await expect(response.text()).rejects.toThrow('terminated')
})

test('the Date header follows the sandbox’s clock', async () => {
  const { sandbox, origin } = await listen()
  await sandbox.clock.moveBy(86_400_000)
  const date = (await fetch(`${origin}/keys`)).headers.get('date') ?? ''
  expect(Date.parse(date) - Date.now()).toBeGreaterThan(86_000_000)
})

test('background work runs without requests: an import finishes, and a due deletion ends its session', async () => {
  let session: { token: string; authKey: string; csrf: string } | null = null
  const { sandbox, origin, client } = await listen(() => session)
  const signIn = async (username: string) => {
    const { AuthToken, CsrfToken, user } = await client.login({ username, password: 'sandbox1' })
    session = { token: AuthToken, authKey: user.SessionID, csrf: CsrfToken }
  }
  const leaving = 'devices@whisperingpines.example'
  await client.userAccountDelete({ Username: leaving })
  const { mails } = (await (await fetch(`${origin}/sandbox/api/outbox`)).json()) as { mails: { link: string | null }[] }
  const link = mails.find((mail) => mail.link?.includes('/accountdeletionrequest?'))?.link ?? ''
  await client.confirmAccountDeletion({ token: new URL(link).searchParams.get('token') ?? '' })

  await signIn('dana.whitfield@whisperingpines.example')
  const { ImportID } = await client.createImport({ PropertyID: 1, FileName: 'x.csv', Rows: 150 })
  for (const from of [0, 50, 100]) await client.addImportRows({ ImportID, Rows: Array.from({ length: 50 }, (_, index) => ({ Row: from + index + 2, Person: { Name: `Mover ${from + index}` } })) })
  await client.changeImport({ ImportID, Action: 'start' })
  await expect.poll(async () => (await client.getUserTierUserList({ searchText: 'Mover' })).Total, { timeout: 20_000, interval: 200 }).toBe(150)

  await sandbox.clock.moveBy(7 * 86_400_000 - 60_000)
  await signIn(leaving)
  await client.getOwnAccount()
  await sandbox.clock.moveBy(120_000)
  await expect.poll(() => client.getOwnAccount().then(() => 'answered', (error: Error) => error.name), { timeout: 20_000, interval: 200 }).toBe('SessionExpired')
}, 60_000)
