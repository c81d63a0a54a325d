import { expect, test } from 'vitest'
import { createApiClient } from '@portal/api-client'
import { servicesBelow } from '@portal/api-client/contract'
import { type Bench, danaName, hour, minute, openBench } from '../testing.fixture.ts'
import { signWebhook } from './runWebhooks.ts'

const origin = 'http://localhost:4200'

/** A partner's client, with only a key. */
function machineOf(bench: Bench, apiKey: string) {
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => bench.sandbox.app.fetch(new Request(input, init))
  return createApiClient({ services: servicesBelow(`${origin}/svc`), keysUrl: `${origin}/keys`, apiKey, fetch, now: () => bench.time.now })
}

async function makeKey(bench: Bench, scopes: string[]) {
  const { body } = await bench.post('integrations/keys', { username: danaName, name: 'Nightly export', scopes })
  return machineOf(bench, String(body['key']))
}

test('an API key calls within its scopes and its user’s rights until it is revoked', async () => {
  const bench = await openBench()
  const api = await makeKey(bench, ['users:read', 'groups:write', 'accounts:read'])
  expect((await api.users.list({})).Users.length).toBeGreaterThan(0)
  await expect(api.groups.list({})).rejects.toMatchObject({ status: 403, code: 'SCOPE_MISSING', message: 'This key does not have the scope groups:read.' })
  await expect(api.groups.save({ Name: 'Night staff', HierarchyLevel: 9, IsClientPortalVisible: true })).resolves.toMatchObject({ UserGroup: { Name: 'Night staff' } })
  await expect(api.ownAccount.get({})).rejects.toMatchObject({ code: 'SCOPE_MISSING' })
  await expect(api.accounts.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const { keys } = (await bench.send(new Request(`${origin}/sandbox/api/integrations`))).body as unknown as { keys: { id: number; lastUsedAt: string }[] }
  expect(keys).toMatchObject([{ name: 'Nightly export', of: 'Dana Whitfield', lastUsedAt: new Date(bench.time.now).toISOString() }])
  await bench.post('integrations/keys/revoke', { id: keys[0]?.id })
  await expect(api.users.list({})).rejects.toMatchObject({ name: 'SessionExpired' })
})

test('an answer says how many calls a key has left; a call over the limit says when to retry', async () => {
  const bench = await openBench({ limits: { machineCalls: 2 } })
  const api = await makeKey(bench, ['*:read'])
  const headers: Headers[] = []
  const app = bench.sandbox.app
  const listen = app.fetch.bind(app)
  app.fetch = async (...request: Parameters<typeof listen>) => {
    const response = await listen(...request)
    headers.push(response.headers)
    return response
  }
  await api.users.list({})
  expect([headers.at(-1)?.get('ratelimit'), headers.at(-1)?.get('ratelimit-policy')]).toEqual(['"key";r=1;t=60', '"key";q=2;w=60'])
  await api.users.list({})
  await expect(api.users.list({}, { timeout: 1000 })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 })
  bench.time.now += minute
  await expect(api.users.list({})).resolves.toBeDefined()
})

interface Received { headers: Headers; body: { type: string; data: Record<string, unknown> }; text: string }

/** A back end whose messages to partners are collected here. `answers` are the statuses of the next answers; later answers have status 200. */
async function openReceiver(answers: number[] = []) {
  const received: Received[] = []
  const bench = await openBench({
    hasTick: true,
    fetch: async (_, init) => {
      const text = typeof init?.body === 'string' ? init.body : ''
      received.push({ headers: new Headers(init?.headers), body: JSON.parse(text) as Received['body'], text })
      return new Response(null, { status: answers.shift() ?? 200 })
    },
  })
  await bench.signIn()
  const { body } = await bench.post('integrations/webhooks', { account: 1, url: 'https://partner.example/hooks', events: ['invite.used', 'invite.revoked', 'invite.ended', 'door.denied', 'call.missed'] })
  return { bench, received, id: Number(body['id']), secret: String(body['secret']) }
}

test('a webhook gets each event once, signed, without a code or token', async () => {
  const { bench, received, secret } = await openReceiver()
  const code = await bench.code('Lone Star')
  bench.time.now += 1000
  expect((await bench.scan('main-entry', code)).outcome).toBe('open')
  expect((await bench.scan('main-entry', 'nothing that opens')).outcome).toBe('denied')
  bench.time.now += 1000
  await bench.sandbox.tick()
  await bench.sandbox.tick()
  // Messages are sent in parallel, so the test doesn't check their order.
  expect(received.map(({ body }) => body.type).toSorted()).toEqual(['door.denied', 'invite.used'])
  const used = received.find(({ body }) => body.type === 'invite.used')
  expect(used?.body.data).toMatchObject({ InviteName: expect.stringContaining('Lone Star') as string, DoorID: 'main-entry' })
  expect(used?.text).not.toContain(code)
  const id = used?.headers.get('webhook-id') ?? ''
  const at = Number(used?.headers.get('webhook-timestamp')) * 1000
  expect(used?.headers.get('webhook-signature')).toBe((await signWebhook(secret, id, at, used?.text ?? ''))['webhook-signature'])
})

test('a webhook gets revoked and ended invites, and missed calls', async () => {
  const { bench, received } = await openReceiver()
  const { id } = await bench.invite('Lone Star')
  bench.time.now += 1000
  await bench.client.invites.revoke({ ID: id })
  await bench.post('calls', { station: 'main-entry', group: 11 })
  bench.time.now += 24 * hour
  await bench.sandbox.tick()
  await bench.sandbox.tick()
  const types = received.map(({ body }) => body.type)
  for (const type of ['invite.revoked', 'invite.ended', 'call.missed']) expect(types).toContain(type)
})

test('a failed webhook message is repeated with the same id, and given up after the last try', async () => {
  const { bench, received, id } = await openReceiver(Array.from({ length: 100 }, () => 503))
  expect((await bench.post('integrations/webhooks/try', { id })).body).toEqual({ answer: '503' })
  for (let hours = 0; hours < 40; hours += 1) {
    bench.time.now += hour
    await bench.sandbox.tick()
  }
  const tries = received.filter(({ headers }) => headers.get('webhook-id')?.startsWith('test_'))
  expect(tries.length).toBe(8)
  expect(new Set(tries.map(({ headers }) => headers.get('webhook-id'))).size).toBe(1)
  const { webhooks } = (await bench.send(new Request(`${origin}/sandbox/api/integrations`))).body as unknown as { webhooks: { deliveries: { state: string; tries: number }[] }[] }
  expect(webhooks[0]?.deliveries.find(({ tries: count }) => count === 8)).toMatchObject({ state: 'failed' })
})

test.each([
  [{ url: 'http://partner.example/hooks' }], [{ url: 'ftp://partner.example' }], [{ events: [] }], [{ events: ['invite.seen'] }], [{ account: 9999 }],
])('an unsafe address or unknown value is refused (%#)', async (wrong) => {
  const bench = await openBench()
  const { status } = await bench.post('integrations/webhooks', { account: 1, url: 'https://partner.example/hooks', events: ['invite.used'], ...wrong })
  expect(status).toBeGreaterThanOrEqual(400)
})
