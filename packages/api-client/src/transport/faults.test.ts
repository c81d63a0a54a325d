import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answer, connect, json, ok, refuse, startServer, type TestServer } from './testServer.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => server.reset())
afterAll(async () => server.stop())

const html: Answer = (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Sign in</title>')
const cut: Answer = (response) => response.socket?.destroy()
const jsonHead = { 'Content-Type': 'application/json' }
const hangAfterHeaders: Answer = (response) => response.writeHead(200, jsonHead).write('{"ok":')
const networkError = (kind: string) => expect.objectContaining({ name: 'NetworkError', endpoint: 'write', kind })

const failTwice = (fault: Answer): Answer => (response, received, attempt) => (attempt < 3 ? fault : ok)(response, received, attempt)

describe('answers that do not come from the service', () => {
  test.each<[string, string, Answer]>([
    ['an HTML page', 'notJson', html],
    ['204', 'empty', (response) => response.writeHead(204).end()],
    ['an empty 200', 'empty', (response) => response.writeHead(200, jsonHead).end()],
    ['half of a JSON text', 'truncated', (response) => response.writeHead(200, jsonHead).end('{"ok":tr')],
    ['fewer bytes than promised', 'truncated', (response) => {
      response.writeHead(200, { ...jsonHead, 'Content-Length': '100' }).write('{"ok":true')
      setTimeout(() => response.socket?.destroy(), 20)
    }],
    ['a cut connection', 'unreachable', cut],
    ['a redirect', 'unreachable', (response) => response.writeHead(307, { Location: '/keys' }).end()],
  ])('%s is a NetworkError', async (_name, kind, answer) => {
    server.answer = answer
    await expect(connect(server).client.write({ secret: 's3cret' })).rejects.toEqual(networkError(kind))
    expect(server.received).toHaveLength(1)
    expect(server.keyRequests).toBe(1)
  })

  test('a server that does not listen causes a NetworkError with the cause', async () => {
    const { client } = connect(server, { services: { ...connect(server), account: 'http://127.0.0.1:1' } as never })
    const error: unknown = await client.write({}).catch((reason: unknown) => reason)
    expect(error).toEqual(networkError('unreachable'))
    expect(error).toHaveProperty('cause', expect.any(Error))
  })
})

describe('an error about a broken contract names endpoint and field, but no value', () => {
  test.each<[unknown, string]>([
    [{}, 'ok'],
    [{ ok: 'yes-53cret' }, 'ok'],
    [{ ok: true, who: { name: 53 } }, 'who.name'],
    [null, ''],
    ['53cret', ''],
    [[], 'ok'],
  ])('%j', async (body, field) => {
    server.answer = (response) => json(response, 200, body)
    const error: unknown = await connect(server).client.write({}).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'ContractMismatch', endpoint: 'write', field })
    expect(String(error)).toMatch(/^ContractMismatch: write: the answer('s field "[\w.]+")? is (missing|not as the contract says \(expected \w+\))\.$/)
    expect(String(error)).not.toContain('53')
    expect(error).not.toHaveProperty('cause')
  })
})

describe('the time limit covers the whole call', () => {
  test.each<[string, Answer]>([
    ['no headers', () => {}],
    ['headers, then nothing', hangAfterHeaders],
    ['the headers of a refusal, then nothing', (response) => response.writeHead(400, jsonHead).write('{')],
    ['the headers of a breakdown, then nothing', (response) => response.writeHead(500, jsonHead).write('{')],
    ['a byte now and then', (response) => {
      const dripping = setInterval(() => response.write(' '), 20)
      response.writeHead(200, jsonHead).on('close', () => clearInterval(dripping))
    }],
  ])('%s', async (_name, answer) => {
    server.answer = answer
    const startedAt = performance.now()
    const { client } = connect(server, { timeout: 150 })
    await expect(client.write({})).rejects.toMatchObject({ name: 'TimedOut', endpoint: 'write', timeout: 150 })
    expect(performance.now() - startedAt).toBeLessThan(1000)
  })

  test('a response body that ignores its signal does not delay the call', async () => {
    const { client } = connect(server, { timeout: 100, fetch: async () => new Response(new ReadableStream(), { headers: jsonHead }) })
    await expect(client.bare()).rejects.toMatchObject({ name: 'TimedOut' })
  })

  test('a call can have its own limit, and the caller can abort it with a reason', async () => {
    server.answer = hangAfterHeaders
    const { client } = connect(server)
    await expect(client.write({}, { timeout: 50 })).rejects.toMatchObject({ name: 'TimedOut', timeout: 50 })
    const controller = new AbortController()
    const ended = client.write({}, { signal: controller.signal })
    const reason = new Error('left the page')
    setTimeout(() => controller.abort(reason), 30)
    await expect(ended).rejects.toBe(reason)
    server.received = []
    await expect(client.write({}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(server.received).toHaveLength(0)
  })

  test('no timer stays after a call', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await connect(server, { fetch: async () => new Response('{"ok":true}', { headers: jsonHead }) }).client.bare()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a failed call is retried', () => {
  test.each<[string, Answer]>([
    ['a cut connection', cut],
    ['500', refuse(500, 'BROKEN')],
    ['503 with Retry-After', refuse(503, 'BUSY', { 'Retry-After': '0' })],
    ['429', refuse(429, 'TOO_MANY_REQUESTS')],
  ])('after %s, if it reads', async (_name, fault) => {
    server.answer = failTwice(fault)
    expect(await connect(server).client.read({ text: 'x' })).toEqual({ ok: true })
    expect(server.received).toHaveLength(3)
    expect(new Set(server.received.map(({ nonce }) => nonce)).size).toBe(3)
    server.received = []
    expect(await connect(server).client.ask()).toEqual({ ok: true })
  })

  test('a failed call is repeated if the contract calls it idempotent, with the same key and encrypted again', async () => {
    server.answer = failTwice(cut)
    expect(await connect(server).client.repeatable({ a: 1 })).toEqual({ ok: true })
    expect(new Set(server.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(new Set(server.received.map(({ nonce }) => nonce)).size).toBe(3)
  })

  test('a call is repeated also while the first attempt is still running', async () => {
    server.answer = failTwice(refuse(409, 'IDEMPOTENCY_IN_PROGRESS'))
    expect(await connect(server).client.repeatable({})).toEqual({ ok: true })
    server.answer = refuse(409, 'NAME_TAKEN')
    server.received = []
    await expect(connect(server).client.repeatable({})).rejects.toMatchObject({ code: 'NAME_TAKEN' })
    expect(server.received).toHaveLength(1)
  })

  test.each<[string, Answer]>([
    ['a cut connection', cut],
    ['500', refuse(500, 'BROKEN')],
  ])('but never another write, after %s', async (_name, fault) => {
    server.answer = fault
    await expect(connect(server).client.write({})).rejects.toMatchObject({ endpoint: 'write' })
    expect(server.received).toHaveLength(1)
  })

  test('a call is tried at most three times, and not again after a refusal', async () => {
    server.answer = refuse(503, 'BUSY')
    await expect(connect(server).client.read({ text: '' })).rejects.toMatchObject({ code: 'BUSY', status: 503 })
    expect(server.received).toHaveLength(3)
    server.answer = refuse(404, 'NOT_FOUND')
    await expect(connect(server).client.read({ text: '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(server.received).toHaveLength(4)
  })

  test('a refusal for too many calls is reported at once unless the wait is short', async () => {
    server.answer = refuse(429, 'TOO_MANY_ATTEMPTS', { 'Retry-After': '900' })
    const startedAt = performance.now()
    await expect(connect(server, { timeout: 20_000 }).client.read({ text: '' })).rejects.toMatchObject({ status: 429, retryAfterSeconds: 900 })
    expect(performance.now() - startedAt).toBeLessThan(1000)
    expect(server.received).toHaveLength(1)
    server.answer = refuse(429, 'TOO_MANY_ATTEMPTS', { 'Retry-After': '0' })
    await expect(connect(server).client.read({ text: '' })).rejects.toMatchObject({ status: 429 })
    expect(server.received).toHaveLength(4)
  })

  test('a lost connection is reported at once if the wait before the next attempt exceeds the limit', async () => {
    server.answer = cut
    const { client } = connect(server, { timeout: 2000, retries: { limit: 2, delay: () => 5000 } })
    const startedAt = performance.now()
    await expect(client.read({ text: '' })).rejects.toMatchObject({ name: 'NetworkError', kind: 'unreachable' })
    expect(performance.now() - startedAt).toBeLessThan(1000)
  })

  test('a Retry-After of an hour is cut to ten seconds; if that exceeds the limit, the call rejects at once', async () => {
    server.answer = refuse(503, 'BUSY', { 'Retry-After': '3600' })
    const startedAt = performance.now()
    const refused = { code: 'BUSY', retryAfterSeconds: 3600 }
    await expect(connect(server, { timeout: 5000 }).client.read({ text: '' })).rejects.toMatchObject(refused)
    expect(performance.now() - startedAt).toBeLessThan(1000)

    const waits = vi.spyOn(globalThis, 'setTimeout')
    const controller = new AbortController()
    const waiting = connect(server, { timeout: 20_000 }).client.read({ text: '' }, { signal: controller.signal })
    await expect.poll(() => waits.mock.calls.map(([, wait]) => wait)).toContain(10_000)
    expect(Math.max(...waits.mock.calls.map(([, wait]) => wait ?? 0))).toBe(20_000)
    controller.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    expect(server.received).toHaveLength(2)
    waits.mockRestore()
  })
})
