import { expect, expectTypeOf, test } from 'vitest'
import { type EndpointDefinition, endpoints, serviceNames } from './contract/index.ts'
import { createApiClient, type ApiClient } from './createApiClient.ts'

const client = createApiClient({
  services: {
    account: '/account', 'voice-video': '/voice', log: '/log', 'device-settings': '/settings', 'device-actions': '/actions',
    'bulk-import': '/import', 'partner-data': '/partner', 'email-notification': '/mail', export: '/export', 'wallet-pass': '/wallet',
  },
  keysUrl: '/keys',
  getSession: () => null,
  onSessionExpired: () => {},
})

test('there is one function for every endpoint, of its name, and it stays the same one', () => {
  const functions = client as unknown as Record<string, unknown>
  for (const name of Object.keys(endpoints)) {
    expect(functions[name], name).toBeTypeOf('function')
    expect(functions[name], name).toBe(functions[name])
  }
})

test('the client is no promise and has no JSON of its own', async () => {
  await expect(Promise.resolve(client)).resolves.toBe(client)
  expect(JSON.stringify({ client })).toBe('{"client":{}}')
})

test('a call that the contract does not have says so', async () => {
  const { logout } = client as unknown as Record<string, () => Promise<unknown>>
  await expect(logout?.()).rejects.toThrow(new TypeError('The contract has no call logout.'))
})

test('arguments and answers are typed by the contract', () => {
  expectTypeOf<Parameters<ApiClient['login']>[0]>().toEqualTypeOf<{ username: string; password: string }>()
  expectTypeOf<Awaited<ReturnType<ApiClient['login']>>['user']['SessionID']>().toEqualTypeOf<string>()
  expectTypeOf<Awaited<ReturnType<ApiClient['getCalender']>>['blob']>().toEqualTypeOf<Blob>()
  expectTypeOf<Parameters<ApiClient['getDashboard']>['length']>().toEqualTypeOf<0 | 1 | 2>()
  expectTypeOf<ApiClient['login']>().parameter(0).not.toBeAny()
  // @ts-expect-error -- a password is part of signing in
  expectTypeOf<ApiClient['login']>().toBeCallableWith({ username: 'a' })
  // @ts-expect-error -- signing in needs a payload
  expectTypeOf<ApiClient['login']>().toBeCallableWith()
  // @ts-expect-error -- there is no such call
  expectTypeOf(client).toHaveProperty('logout')
})

test('every endpoint names a service and a path of its own', () => {
  const addresses = Object.values(endpoints).map(({ service, path, method }) => `${method} ${service} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  const definitions: EndpointDefinition[] = Object.values(endpoints)
  for (const { service, path, responseKind, mediaType } of definitions) {
    expect(serviceNames).toContain(service)
    expect(path).toMatch(/^\/[\w/]+$/)
    expect(mediaType === undefined).toBe(responseKind !== 'file')
  }
})
