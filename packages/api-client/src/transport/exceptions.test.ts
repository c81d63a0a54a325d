import { expect, test } from 'vitest'
import { servicesBelow } from '../contract/index.ts'
import { publicJwkOf } from '../crypto/index.ts'
import { createApiClient } from '../index.ts'
import { newKey } from './testServer.fixture.ts'

const services = servicesBelow('https://api.example')

/** Creates a client that records what it passes to `fetch`; every call is refused. */
async function listen() {
  const publicJwk = await publicJwkOf(newKey())
  const sent: { url: URL; init: RequestInit }[] = []
  const client = createApiClient({
    services, keysUrl: 'https://api.example/keys', getSession: () => null, onSessionExpired: () => {},
    fetch: (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input)
      if (url.pathname === '/keys') return Promise.resolve(Response.json({ keys: [publicJwk] }))
      sent.push({ url, init })
      return Promise.resolve(Response.json({ type: 'error', code: 'NO', message: 'No.' }, { status: 400 }))
    },
  })
  return { client, sent }
}

test('only the sign-in call may send and keep cookies, of its own origin', async () => {
  const { client, sent } = await listen()
  await expect(client.login({ username: 'a', password: 'b' })).rejects.toMatchObject({ code: 'NO' })
  await expect(client.forgotPassword({ username: 'a' })).rejects.toMatchObject({ code: 'NO' })
  expect(sent.map(({ init }) => init.credentials)).toEqual(['same-origin', 'omit'])
})

test('§7 the two POSTs with query parameters have request and value in the query and no body', async () => {
  const { client, sent } = await listen()
  const assignment = { UserID: 1, callgroupId: 2 }
  await expect(client.assignFirstCallgroupUserAndSendEmailAsync(assignment)).rejects.toMatchObject({ code: 'NO' })
  await expect(client.assignFirstPstnToVoiceCallgroupAndSendEmailAsync({ ...assignment, PhoneNumber: '713 555 0100' })).rejects.toMatchObject({ code: 'NO' })
  for (const { url, init } of sent) {
    expect([...url.searchParams.keys()]).toEqual(['request', 'value'])
    expect(init).toMatchObject({ method: 'POST' })
    expect(init.body).toBeUndefined()
    expect(new Headers(init.headers).get('idempotency-key')).not.toBeNull()
  }
  expect(sent).toHaveLength(2)
})
