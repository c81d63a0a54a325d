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

test('there is one function for every endpoint, of its name', () => {
  expect(Object.keys(client).toSorted()).toEqual([...Object.keys(endpoints), 'serverNow'].toSorted())
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
