import { expect, test } from 'vitest'
import { loadOnDemand } from '../crypto/loadOnDemand.ts'
import { sendPatiently } from './sendPatiently.ts'

const url = 'http://service.test/'
const withoutKy = loadOnDemand('ky', async () => Promise.reject(new Error('not there')))

test('without ky, a lost connection keeps its error, and an answer works unchanged', async () => {
  const lost = new TypeError('fetch failed')
  await expect(sendPatiently(url, { send: () => Promise.reject(lost) }, withoutKy)).rejects.toBe(lost)
  const answer = new Response('{}')
  expect(await sendPatiently(url, { send: async () => answer }, withoutKy)).toBe(answer)
})

test('without ky, a refusal says that a script is missing', async () => {
  await expect(sendPatiently(url, { send: async () => new Response('', { status: 503 }) }, withoutKy)).rejects.toMatchObject({ message: expect.stringContaining('ky could not be loaded.') as string })
})
