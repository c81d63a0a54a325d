import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publicJwkOf } from '../crypto/index.ts'
import { createKeyStore } from './keyStore.ts'
import { connect, json, newKey, refuse, startServer, type TestServer } from './testServer.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => server.reset())
afterAll(async () => server.stop())

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const sessionHeaders = { authorization: 'Bearer token-1', 'x-auth-key': 'auth-1', 'x-csrf-token': 'csrf-1' }
/** A text whose request has this number of characters as JSON. */
const text = (length: number) => 'x'.repeat(length - '{"text":""}'.length)
const ofBlocks = (blocks: number) => 'x'.repeat(blocks * 86 - 2)
const serviceError = (code: string) => expect.objectContaining({ name: 'ServiceError', code })

describe('what is sent', () => {
  test('§7 transport: a POST has a body of Data and Value, the session’s headers and its own idempotency key', async () => {
    const { client } = connect(server)
    expect(await client.write({ name: 'José 😀' })).toEqual({ ok: true })
    expect(server.received).toMatchObject([{ path: '/write', payload: { name: 'José 😀' }, headers: { ...sessionHeaders, 'content-type': 'application/json' } }])
    expect(server.received[0]?.headers['idempotency-key']).toMatch(uuid)
    expect(server.received[0]?.headers.cookie).toBeUndefined()
  })

  test('§7 transport: a GET is a query of request and value, without an Idempotency-Key', async () => {
    await connect(server).client.read({ text: 'x' })
    expect(server.received).toMatchObject([{ payload: { text: 'x' }, headers: sessionHeaders }])
    expect(server.received[0]?.headers).not.toHaveProperty('idempotency-key')
    expect(server.received[0]?.url).toMatch(/^\/gateway\/account\/read\?request=[\w.-]+&value=1\.[\w.-]+$/)
  })

  test('§7 transport: a GET without parameters has no query and needs no key', async () => {
    await connect(server).client.bare()
    expect(server.received[0]?.url).toBe('/gateway/account/bare')
    expect(server.keyRequests).toBe(0)
  })

  test('a POST without payload sends an empty object', async () => {
    await connect(server).client.open()
    expect(server.received[0]?.payload).toEqual({})
  })

  test('without a session no session headers are sent', async () => {
    const it = connect(server)
    it.session = null
    await it.client.open()
    for (const header of Object.keys(sessionHeaders)) expect(server.received[0]?.headers).not.toHaveProperty(header)
  })

  test('a POST that only reads has no Idempotency-Key; a given key is sent unchanged', async () => {
    const { client } = connect(server)
    await client.ask()
    await client.write({}, { idempotencyKey: '5d0c7c0e-0000-4000-8000-000000000000' })
    expect(server.received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      undefined, '5d0c7c0e-0000-4000-8000-000000000000',
    ])
  })

  test('unknown answer fields are kept', async () => {
    server.answer = (response) => json(response, 200, { ok: true, who: { name: 'A', extra: [1] }, more: null })
    expect(await connect(server).client.bare()).toEqual({ ok: true, who: { name: 'A', extra: [1] }, more: null })
  })
})

describe('requests over the size limit are not sent', () => {
  test('a query over 7,000 characters is not sent', async () => {
    const { client } = connect(server)
    expect(await client.read({ text: text(1720) })).toEqual({ ok: true })
    expect(server.received[0]?.url.split('?')[1]).toHaveLength(7000)
    const tooLong = expect.objectContaining({ name: 'RequestTooLarge', endpoint: 'read', limit: 7000 })
    await expect(client.read({ text: text(1721) })).rejects.toEqual(tooLong)
    expect(server.received).toHaveLength(1)
  })

  test('more than 12 blocks without a session are not sent, with any method', async () => {
    const it = connect(server)
    it.session = null
    await it.client.write(ofBlocks(12))
    for (const blocks of [13, 129]) {
      await expect(it.client.write(ofBlocks(blocks))).rejects.toMatchObject({ name: 'RequestTooLarge', size: blocks, limit: 12 })
    }
    expect(server.received).toHaveLength(1)
  })
})

describe('keys', () => {
  test('keys are fetched once for parallel calls and kept for five minutes', async () => {
    let now = Date.now()
    const { client } = connect(server, { now: () => now })
    await Promise.all([client.write(1), client.write(2), client.write(3)])
    now += 299_000
    server.clockOffset = 299_000
    await client.write(4)
    expect(server.keyRequests).toBe(1)
    now += 2000
    await client.write(5)
    expect(server.keyRequests).toBe(2)
  })

  test('the first key of the set is used', async () => {
    server.published = [newKey(), ...server.privateKeys]
    await expect(connect(server).client.write({})).rejects.toEqual(serviceError('TRANSPORT_KEY_UNKNOWN'))
  })

  test('a rotated key is replaced and the call sent again, for any number of calls', async () => {
    const { client } = connect(server)
    await client.write(0)
    server.privateKeys = [newKey()]
    const answers = await Promise.all([1, 2, 3].map(async (payload) => client.write(payload)))
    expect(answers).toHaveLength(3)
    expect(server.keyRequests).toBe(2)
    expect(server.received.map(({ payload }) => payload).filter((payload) => payload !== undefined)).toHaveLength(4)
  })

  test('keys are not used if they come from another address than the requested one', async () => {
    const published = await Promise.all(server.privateKeys.map(publicJwkOf))
    server.keyAnswer = (response, _received, attempt) =>
      attempt % 2 === 1 ? response.writeHead(302, { Location: '/keys' }).end() : response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ keys: published }))
    await expect(connect(server).client.write({})).rejects.toMatchObject({ name: 'NetworkError', endpoint: 'keys', kind: 'unreachable' })
    expect(server.received).toEqual([])
  })

  test('a key that another call has already replaced is not fetched again', async () => {
    const keys = createKeyStore({ url: `${server.origin}/keys`, fetch, now: Date.now, timeout: 3000 })
    const { signal } = new AbortController()
    const old = await keys.current(signal)
    server.privateKeys = [newKey()]
    const fresh = await keys.replace(old, signal)
    expect(fresh.n).toBe(server.privateKeys[0]?.n)
    expect(await keys.replace(old, signal)).toBe(fresh)
    expect(await keys.current(signal)).toBe(fresh)
    expect(server.keyRequests).toBe(2)
  })

  test('a second refusal of the key rejects the call', async () => {
    server.published = [newKey()]
    await expect(connect(server).client.write({})).rejects.toEqual(serviceError('TRANSPORT_KEY_UNKNOWN'))
    expect(server.received).toHaveLength(2)
    expect(server.keyRequests).toBe(2)
  })

  test('an invalid or unreachable key set is reported', async () => {
    server.keyAnswer = (response) => json(response, 200, { keys: [{ kty: 'EC' }] })
    await expect(connect(server).client.write({})).rejects.toMatchObject({ name: 'ContractMismatch', endpoint: 'keys', field: 'keys' })
    server.keyAnswer = (response) => response.writeHead(200).end('<html>')
    await expect(connect(server).client.write({})).rejects.toMatchObject({ name: 'NetworkError', endpoint: 'keys', kind: 'notJson' })
    server.keyAnswer = (response) => response.writeHead(404).end()
    await expect(connect(server).client.write({})).rejects.toMatchObject({ name: 'ServiceError', endpoint: 'keys', status: 404 })
    server.keyAnswer = () => {}
    await expect(connect(server, { timeout: 60 }).client.write({})).rejects.toMatchObject({ name: 'TimedOut' })
    expect(server.received).toHaveLength(0)
  })

  test('a caller that aborts does not stop the key request of other callers', async () => {
    server.keyAnswer = (response) => {
      server.keyAnswer = null
      setTimeout(() => response.writeHead(503).end(), 50)
    }
    const { client } = connect(server)
    const controller = new AbortController()
    const given = client.write({}, { signal: controller.signal })
    const kept = client.write({})
    await expect.poll(() => server.keyRequests).toBe(1)
    controller.abort()
    await expect(given).rejects.toMatchObject({ name: 'AbortError' })
    expect(await kept).toEqual({ ok: true })
  })
})

describe('the clock', () => {
  test.each([-3_600_000, 3_600_000])('a clock %i ms off is corrected by the refusal’s Date header, also for later calls', async (offset) => {
    server.clockOffset = offset
    const { client } = connect(server)
    expect(await client.write(1)).toEqual({ ok: true })
    expect(await client.write(2)).toEqual({ ok: true })
    expect(server.received).toHaveLength(3)
    expect(new Set(server.received.map(({ nonce }) => nonce)).size).toBe(3)
  })

  test('a second refusal of the time rejects the call', async () => {
    server.answer = refuse(400, 'TRANSPORT_STALE')
    await expect(connect(server).client.write({})).rejects.toEqual(serviceError('TRANSPORT_STALE'))
    expect(server.received).toHaveLength(2)
  })

  test('a rotated key and a wrong clock are each corrected once', async () => {
    const { client } = connect(server)
    await client.write(0)
    server.privateKeys = [newKey()]
    server.clockOffset = 3_600_000
    expect(await client.write(1)).toEqual({ ok: true })
    expect(server.received).toHaveLength(4)
  })
})
