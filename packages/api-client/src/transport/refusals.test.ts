import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createJsencryptEngine, type LoadJsencrypt } from '../crypto/index.ts'
import { isPortalApiError, isServiceError, isSessionExpired } from '../errors/index.ts'
import { createClassicEnvelope } from './createClassicEnvelope.ts'
import { type Answer, connect, json, ok, refuse, session, startServer, type TestServer } from './testServer.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => server.reset())
afterAll(async () => server.stop())

const neverLoad = vi.fn<LoadJsencrypt>(() => Promise.reject(new Error('It must not be loaded.')))
const unauthorized = refuse(401, 'SESSION_INVALID')

describe('a refusal', () => {
  test('a refusal has the service’s message', async () => {
    server.answer = refuse(429, 'TOO_MANY_ATTEMPTS', { 'Retry-After': '30' })
    const error: unknown = await connect(server).client.write({ password: 's3cret' }).catch((reason: unknown) => reason)
    expect(isServiceError(error) && isPortalApiError(error)).toBe(true)
    expect(error).toMatchObject({
      name: 'ServiceError', endpoint: 'write', status: 429, code: 'TOO_MANY_ATTEMPTS', message: 'No.',
      requestId: 'r-1', field: 'who', retryAfterSeconds: 30,
    })
    expect(error).toHaveProperty('body.code', 'TOO_MANY_ATTEMPTS')
    expect(String(error)).not.toContain('s3cret')
  })

  test.each<[string, Answer, unknown]>([
    ['HTML', (response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>'), '<h1>Bad gateway</h1>'],
    ['nothing', (response) => response.writeHead(502).end(), undefined],
    ['another shape', (response) => json(response, 502, { error: 'x' }), { error: 'x' }],
    ['a code that is no text', (response) => json(response, 502, { type: 'error', code: 7, message: 'x' }), { type: 'error', code: 7, message: 'x' }],
    ['a body of broken JSON', (response) => response.writeHead(502, { 'Content-Type': 'application/json' }).end('{'), undefined],
  ])('of %s still has a code and a status', async (_name, answer, body) => {
    server.answer = answer
    const refused = { name: 'ServiceError', status: 502, code: 'HTTP_502', message: 'write: the service answered 502.', body }
    await expect(connect(server).client.write({})).rejects.toMatchObject(refused)
  })
})

describe('401', () => {
  test('any number of parallel calls with a 401 report one expiry', async () => {
    server.answer = unauthorized
    const it = connect(server)
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, async (_, index) => it.client.write(index)))
    const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as unknown) : null))
    expect(reasons.every((reason) => isSessionExpired(reason) && reason.hadToken)).toBe(true)
    expect(it.expired).toEqual([{ hadToken: true }])
    expect(server.received).toHaveLength(10)
  })

  test('a 401 that arrives after a new session began does not end the new session', async () => {
    const waiting = new Map<unknown, () => void>()
    server.answer = (response, received, attempt) => waiting.set(received.payload, () => unauthorized(response, received, attempt))
    const it = connect(server)
    const calls = [it.client.write(1), it.client.write(2)]
    await expect.poll(() => waiting.size).toBe(2)
    waiting.get(1)?.()
    await expect(calls[0]).rejects.toMatchObject({ name: 'SessionExpired' })
    it.session = { token: 'token-2', authKey: 'auth-2', csrf: 'csrf-2' }
    server.answer = ok
    await it.client.bare()
    waiting.get(2)?.()
    await expect(calls[1]).rejects.toMatchObject({ name: 'SessionExpired' })
    expect(it.expired).toEqual([{ hadToken: true }])

    server.answer = unauthorized
    await expect(it.client.bare()).rejects.toMatchObject({ name: 'SessionExpired' })
    expect(it.expired).toEqual([{ hadToken: true }, { hadToken: true }])
  })

  test('a 401 without a token is reported once until the next sign-in', async () => {
    server.answer = unauthorized
    const it = connect(server)
    it.session = null
    await expect(it.client.bare()).rejects.toMatchObject({ name: 'SessionExpired', hadToken: false })
    await expect(it.client.bare()).rejects.toMatchObject({ name: 'SessionExpired' })
    expect(it.expired).toEqual([{ hadToken: false }])

    server.answer = ok
    it.session = session
    await it.client.bare()
    it.session = null
    server.answer = unauthorized
    await expect(it.client.bare()).rejects.toMatchObject({ name: 'SessionExpired' })
    expect(it.expired).toHaveLength(2)
  })

  test('a 401 of a call that needs no session is an ordinary refusal, unless a session was sent', async () => {
    server.answer = unauthorized
    const it = connect(server)
    await expect(it.client.open()).rejects.toMatchObject({ name: 'SessionExpired' })
    it.session = null
    await expect(it.client.open()).rejects.toMatchObject({ name: 'ServiceError', status: 401, code: 'SESSION_INVALID' })
    expect(it.expired).toEqual([{ hadToken: true }])
  })
})

const calendar = (headers: Record<string, string>, text = 'BEGIN:VCALENDAR'): Answer => (response) =>
  response.writeHead(200, { 'Content-Type': 'text/calendar; charset=utf-8', ...headers }).end(text)

describe('a file', () => {
  test('a file has its name and media type', async () => {
    server.answer = calendar({ 'Content-Disposition': 'attachment; filename="party.ics"' })
    const answer = await connect(server).client.download()
    expect(answer).toMatchObject({ fileName: 'party.ics', mediaType: 'text/calendar' })
    expect(await answer.blob.text()).toBe('BEGIN:VCALENDAR')
  })

  test.each<[string, Answer]>([
    ['notTheFile', (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>')],
    ['notTheFile', (response) => json(response, 200, { ok: true })],
    ['empty', calendar({}, '')],
    ['truncated', (response) => {
      response.writeHead(200, { 'Content-Type': 'text/calendar', 'Content-Length': '100' }).write('BEGIN')
      setTimeout(() => response.socket?.destroy(), 20)
    }],
  ])('that is none is a NetworkError: %s', async (kind, answer) => {
    server.answer = answer
    await expect(connect(server).client.download()).rejects.toMatchObject({ name: 'NetworkError', endpoint: 'download', kind })
  })
})

test.each([
  ['by WebCrypto', {}],
  ['by jsencrypt', { engine: createJsencryptEngine({ load: neverLoad }) }],
  ['in plain chunks', { envelope: createClassicEnvelope({ publicKeyPem: '-----BEGIN PUBLIC KEY-----\nAA\n-----END PUBLIC KEY-----', marker: '|', value: '1', load: neverLoad }) }],
])('without WebCrypto every call says what to do, and nothing is loaded or sent: sealed %s', async (_how, config) => {
  const { client } = connect(server, config)
  vi.stubGlobal('crypto', {})
  await expect(client.bare()).rejects.toMatchObject({ name: 'InsecureContext' })
  vi.unstubAllGlobals()
  expect(server.received).toHaveLength(0)
  expect(neverLoad).not.toHaveBeenCalled()
})

test('a payload is serialized once for all attempts', async () => {
  server.answer = (response, _received, attempt) => (attempt < 3 ? response.socket?.destroy() : json(response, 200, { ok: true }))
  const toJSON = vi.fn(() => ({ a: 1 }))
  await connect(server).client.repeatable({ toJSON })
  expect(server.received).toHaveLength(3)
  expect(toJSON).toHaveBeenCalledTimes(1)
})
