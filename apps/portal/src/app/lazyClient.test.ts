import type { ApiClient } from '@portal/api-client'
import { expect, test } from 'vitest'
import { lazyClient } from './lazyClient.ts'

const client = (answer: string) => ({ login: async (payload: unknown) => [answer, payload], serverNow: () => 7, prepare: async () => {} }) as unknown as ApiClient

test('the client’s code loads once, with the first call', async () => {
  let loads = 0
  const { api } = lazyClient(async () => {
    loads += 1
    return client('signed in')
  })
  expect(loads).toBe(0)
  const payload = { username: 'dana', password: 'x' }
  expect(await Promise.all([api.login(payload), api.login(payload)])).toEqual([['signed in', payload], ['signed in', payload]])
  expect(loads).toBe(1)
})

test('client code that failed to load is requested again at the next call', async () => {
  const answers = [Promise.reject(new TypeError('offline')), Promise.resolve(client('signed in'))]
  const { api } = lazyClient(async () => answers.shift() as Promise<ApiClient>)
  await expect(api.login({ username: '', password: '' })).rejects.toThrow('offline')
  expect(await api.login({ username: '', password: '' })).toContain('signed in')
})

test('the clock is the device’s until the client has loaded', async () => {
  const { api, prepare } = lazyClient(async () => client(''))
  expect(Math.abs(api.serverNow() - Date.now())).toBeLessThan(1000)
  await prepare()
  expect(api.serverNow()).toBe(7)
})

test('the lazy client is not a promise: awaiting it gives the client itself', async () => {
  const { api } = lazyClient(async () => client(''))
  expect(await Promise.resolve(api)).toBe(api)
})
