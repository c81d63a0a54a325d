import { expect, expectTypeOf, test } from 'vitest'
import { type EndpointDefinition, endpoints, serviceNames, servicesBelow } from './contract/index.ts'
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

test('every endpoint has one function with its name, always the same object', () => {
  const functions = client as unknown as Record<string, unknown>
  for (const name of Object.keys(endpoints)) {
    expect(functions[name], name).toBeTypeOf('function')
    expect(functions[name], name).toBe(functions[name])
  }
})

test('the client is not a promise and has no toJSON', async () => {
  await expect(Promise.resolve(client)).resolves.toBe(client)
  expect(JSON.stringify({ client })).toBe('{"client":{}}')
})

test('an unknown call says that the contract does not have it', async () => {
  const { logout } = client as unknown as Record<string, () => Promise<unknown>>
  await expect(logout?.()).rejects.toThrow(new TypeError('The contract has no call logout.'))
})

test('a misspelled call is refused with the probable name', async () => {
  const { getGoogleJWT, users } = client as unknown as { getGoogleJWT: () => Promise<unknown>; users: Record<string, () => Promise<unknown>> }
  await expect(getGoogleJWT()).rejects.toThrow(new TypeError('The contract has no call getGoogleJWT. Did you mean getGoolgleJWT?'))
  await expect(users['lists']?.()).rejects.toThrow(new TypeError('The contract has no call users.lists. Did you mean users.list?'))
})

test('each call has a name in its area and a specified name, and both send the same request', async () => {
  const names = Object.values(endpoints).map(({ area, as }) => `${area}.${as}`)
  expect(new Set(names).size).toBe(names.length)
  const asked: string[] = []
  const recording = createApiClient({
    services: servicesBelow('https://services.example'),
    keysUrl: 'https://services.example/keys',
    fetch: async (input) => {
      asked.push(new URL(input instanceof Request ? input.url : input).pathname)
      return Response.json({ message: 'Done.' })
    },
  })
  await recording.auth.signOut()
  await recording.userSignout()
  expect(asked).toEqual(['/account/UserSignout', '/account/UserSignout'])
  expectTypeOf<ApiClient['users']['list']>().toEqualTypeOf<ApiClient['getUserTierUserList']>()
  expectTypeOf<ApiClient['callGroups']['subscribe']>().toEqualTypeOf<ApiClient['subcribeSaveVideoCallgroup']>()
})

test('a strict client refuses an unknown field and names the probable one', async () => {
  const strict = createApiClient({ services: servicesBelow('/svc'), keysUrl: '/keys', refusesUnknownFields: true })
  const misspelled = { PageNumber: 2, Page: 1, serchText: 'x' } as object
  await expect(strict.users.list(misspelled)).rejects.toThrow(
    new TypeError('getUserTierUserList has no field PageNumber. Did you mean page? getUserTierUserList has no field Page. Did you mean page? getUserTierUserList has no field serchText. Did you mean searchText?'),
  )
})

test('the contract types arguments and answers', () => {
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

test('every endpoint has its own service and path', () => {
  const addresses = Object.values(endpoints).map(({ service, path, method }) => `${method} ${service} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
  const definitions: EndpointDefinition[] = Object.values(endpoints)
  for (const { service, path, responseKind, mediaType } of definitions) {
    expect(serviceNames).toContain(service)
    expect(path).toMatch(/^\/[\w/]+$/)
    expect(mediaType === undefined).toBe(responseKind !== 'file')
  }
})
