import { createApiClient } from '@portal/api-client'
import { endpoints, serviceNames, type ServiceMap } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { createLoginAsker, loginCall } from './askLogin.ts'

const services = Object.fromEntries(serviceNames.map((name) => [name, `https://portal.example/svc/${name}`])) as ServiceMap
const keysUrl = 'https://portal.example/keys'
const values = { username: 'dana@example.com', password: 'sandbox1' }

/** A server that answers the request for keys and records other requests. */
async function recorder() {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }, true, ['encrypt', 'decrypt'])
  const keys = { keys: [{ ...(await crypto.subtle.exportKey('jwk', publicKey)), use: 'enc' }] }
  const requests: { url: string; names: string[]; init: RequestInit | undefined; body: unknown }[] = []
  const send: typeof fetch = (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    if (url === keysUrl) return Promise.resolve(Response.json(keys))
    const headers = new Headers(init?.headers)
    requests.push({ url, init, names: [...headers].map(([name, value]) => (name === 'idempotency-key' ? name : `${name}: ${value}`)), body: JSON.parse(init?.body as string) })
    return Promise.resolve(Response.json({ type: 'error', code: 'SIGN_IN_REFUSED', message: 'Refused.' }, { status: 400 }))
  }
  return { send, requests }
}

test('the sign-in request before the client loads is the same as the client’s request', async () => {
  const { send, requests } = await recorder()
  const client = createApiClient({ services, keysUrl, fetch: send, getSession: () => null, getPage: () => '/auth/login', onSessionExpired: () => undefined })
  await client.login(values).catch(() => undefined)
  await createLoginAsker({ services, keysUrl }, send)(values)
  const [byClient, ahead] = requests
  expect(requests.length).toBe(2)
  expect(ahead?.url).toBe(byClient?.url)
  expect(ahead?.names).toEqual(byClient?.names)
  for (const part of ['method', 'cache', 'credentials', 'redirect', 'referrerPolicy'] as const) expect(ahead?.init?.[part], part).toBe(byClient?.init?.[part])
  expect(Object.keys(ahead?.body as object)).toEqual(Object.keys(byClient?.body as object))
})

test('the client uses the early answer as its first attempt, and repeats the request if the key was refused', async () => {
  const { send, requests } = await recorder()
  const client = createApiClient({ services, keysUrl, fetch: send, getSession: () => null, getPage: () => '/auth/login', onSessionExpired: () => undefined })
  const refused = (code: string) => Promise.resolve(Response.json({ type: 'error', code, message: 'Refused.' }, { status: 400 }))
  await expect(client.login(values, { asked: refused('INVALID_CREDENTIALS') })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  await expect(client.login(values, { asked: Promise.reject(new TypeError('No network.')) })).rejects.toMatchObject({ name: 'NetworkError' })
  expect(requests).toEqual([])
  await expect(client.login(values, { asked: refused('TRANSPORT_KEY_UNKNOWN') })).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' })
  expect(requests.length).toBe(1)
})

test('the early request has the method, service and path of the contract', () => {
  const { method, service, path } = endpoints.login
  expect(loginCall).toEqual({ method, service, path })
})

test('no early request is sent for a card number, or for services with the classic envelope', async () => {
  const { send, requests } = await recorder()
  expect(createLoginAsker({ services, keysUrl }, send)({ ...values, password: '4242 4242 4242 4242' })).toBeNull()
  const classicEnvelope = { publicKeyPem: 'x', marker: '|', value: '' }
  expect(createLoginAsker({ services, keysUrl, classicEnvelope }, send)(values)).toBeNull()
  expect(requests).toEqual([])
})
