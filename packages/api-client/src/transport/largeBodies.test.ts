import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CodeNotLoaded, type SealedRequest, toSealedText } from '../crypto/index.ts'
import { createSealedEnvelope } from './createSealedEnvelope.ts'
import type { EnvelopeContext } from './Envelope.ts'
import { connect, newKey, refuse, startServer, type TestServer } from './testServer.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => server.reset())
afterAll(async () => server.stop())

/** A text whose JSON has this number of characters. */
const ofLength = (length: number) => 'x'.repeat(length - 2)
const large = ofLength(60_000)
const forms = () => server.received.map(({ value }) => value?.slice(0, 2))
const distinctNonces = () => new Set(server.received.map(({ nonce }) => nonce)).size

test('a POST of up to 11,008 characters is sealed in blocks, a longer one is a JWE', async () => {
  const { client } = connect(server)
  await client.write(ofLength(11_008))
  await client.write(ofLength(11_009))
  await client.write(large)
  expect(forms()).toEqual(['1.', '2.', '2.'])
  expect(server.received.map(({ payload }) => payload)).toEqual([ofLength(11_008), ofLength(11_009), large])
})

test('the escaped text counts: letters outside ASCII take six characters', async () => {
  await connect(server).client.write('é'.repeat(2000))
  expect(forms()).toEqual(['2.'])
  expect(server.received[0]?.payload).toBe('é'.repeat(2000))
})

test('1.5 million characters are sent, one more is not', async () => {
  const { client } = connect(server)
  expect(await client.write(ofLength(1_500_000))).toEqual({ ok: true })
  const tooLarge = { name: 'RequestTooLarge', endpoint: 'write', size: 1_500_001, limit: 1_500_000 }
  await expect(client.write(ofLength(1_500_001))).rejects.toMatchObject(tooLarge)
  await expect(client.write(ofLength(1_500_001))).rejects.toThrow('the request has 1500001 characters; 1500000 are accepted')
  expect(server.received).toHaveLength(1)
})

test('a rotated key is replaced and the JWE sealed again, once', async () => {
  const { client } = connect(server)
  await client.write(0)
  server.privateKeys = [newKey()]
  expect(await client.write(large)).toEqual({ ok: true })
  expect(forms()).toEqual(['1.', '2.', '2.'])
  expect(distinctNonces()).toBe(3)
  server.published = [newKey()]
  server.privateKeys = [newKey()]
  await expect(client.write(large)).rejects.toMatchObject({ code: 'TRANSPORT_KEY_UNKNOWN' })
  expect(server.received).toHaveLength(5)
})

test.each([-3_600_000, 3_600_000])('a clock %i ms off is corrected from the refusal, once', async (offset) => {
  server.clockOffset = offset
  const { client } = connect(server)
  expect(await client.write(large)).toEqual({ ok: true })
  expect(forms()).toEqual(['2.', '2.'])
  expect(distinctNonces()).toBe(2)
  server.answer = refuse(400, 'TRANSPORT_STALE')
  await expect(client.write(large)).rejects.toMatchObject({ code: 'TRANSPORT_STALE' })
  expect(server.received).toHaveLength(4)
})

test('each attempt of a repeatable write has a new seal and the same Idempotency-Key', async () => {
  server.answer = (response, received, attempt) =>
    attempt < 3 ? response.socket?.destroy() : refuse(404, 'NOT_FOUND')(response, received, attempt)
  await expect(connect(server).client.repeatable(large)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(distinctNonces()).toBe(3)
  expect(new Set(server.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('if jose cannot be loaded, the call rejects with a NetworkError', async () => {
  const cause = new CodeNotLoaded('The encryption of large requests', new TypeError('Failed to fetch dynamically imported module'))
  const envelope = { ...createSealedEnvelope(), wrap: async (): Promise<SealedRequest> => Promise.reject(cause) }
  await expect(connect(server, { envelope }).client.write(large)).rejects.toMatchObject({
    name: 'NetworkError', endpoint: 'write', kind: 'unreachable', cause,
  })
  expect(server.received).toHaveLength(0)
})

test('only a POST of a session becomes a JWE; the key is requested once', async () => {
  const { findExcess } = createSealedEnvelope()
  expect(findExcess?.(toSealedText(large), { method: 'POST', token: 'token' })).toBeNull()
  expect(findExcess?.(toSealedText(large), { method: 'POST', token: null })).toMatchObject({ size: 698, limit: 12, unit: 'blocks' })
  expect(findExcess?.(toSealedText(large), { method: 'GET', token: 'token' })).toMatchObject({ size: 698, limit: 128, unit: 'blocks' })

  const publicKey = vi.fn<EnvelopeContext['publicKey']>(async () => newKey())
  const context = { method: 'POST', service: 'account', path: '/x', token: 'token', now: Date.now(), publicKey }
  expect((await createSealedEnvelope().wrap(toSealedText(large), context)).Value).toMatch(/^2\.[\w-]{43}$/)
  expect(publicKey).toHaveBeenCalledTimes(1)
})
