import { describe, expect, test } from 'vitest'
import { danaName, minute, openBench, type Bench } from '../testing.fixture.ts'

const address = 'http://localhost:4200/svc/account/login'
const postLogin = (bench: Bench, body: string, headers = {}) => bench.send(new Request(address, { method: 'POST', body, headers }))
const credentials = { username: danaName, password: 'sandbox1' }

test('a sealed request is answered only once', async () => {
  const bench = await openBench()
  const request = await bench.seal('login', credentials)
  const copies = [request.clone(), request.clone(), request]
  const statuses = (await Promise.all(copies.map((copy) => bench.send(copy)))).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
})

test('a stale request gets the server’s time', async () => {
  const bench = await openBench()
  const request = await bench.seal('login', credentials)
  bench.time.now += 6 * minute
  const refused = await bench.send(request)
  expect(refused).toMatchObject({ status: 400, body: { code: 'TRANSPORT_STALE' } })
  expect(Date.parse(refused.headers.get('date') ?? '')).toBe(bench.time.now)
})

test('the client recovers after the clock was moved', async () => {
  const bench = await openBench()
  await bench.sandbox.clock.moveBy(26 * 60 * minute)
  await expect(bench.signIn()).resolves.toBeDefined()
})

test('a rotated key works for 15 more minutes; the published list starts with the new key', async () => {
  const bench = await openBench({ makeKeyPair: undefined })
  const before = await bench.seal('login', credentials)
  const late = await bench.seal('login', credentials)
  await bench.sandbox.rotateKeys()
  const { headers, body } = await bench.send(new Request('http://localhost:4200/keys'))
  expect(headers.get('cache-control')).toBe('public, max-age=300')
  const [current, previous] = body.keys as { kid: string }[]
  expect(current?.kid).not.toBe(previous?.kid)
  expect(JSON.stringify(body)).not.toContain('"d"')
  expect((await bench.send(before)).status).toBe(200)
  bench.time.now += 15 * minute
  expect(await bench.send(late)).toMatchObject({ status: 400, body: { code: 'TRANSPORT_KEY_UNKNOWN' } })
  await expect(bench.signIn()).resolves.toBeDefined()
})

describe('each broken request gets a clear refusal', () => {
  const cases: [string, string, number, string][] = [
    ['an empty body', '', 400, 'BAD_JSON'],
    ['invalid JSON', '{"Data":', 400, 'BAD_JSON'],
    ['a list', '[]', 400, 'BAD_JSON'],
    ['null', 'null', 400, 'BAD_JSON'],
    ['no fields', '{}', 400, 'TRANSPORT_INVALID'],
    ['fields that are not text', '{"Data":1,"Value":{}}', 400, 'TRANSPORT_INVALID'],
    ['characters outside the alphabet', '{"Data":"漢字","Value":"1.a.b.c.d"}', 400, 'TRANSPORT_INVALID'],
  ]
  test.each(cases)('%s', async (_name, text, status, code) => {
    const bench = await openBench()
    expect(await postLogin(bench, text)).toMatchObject({ status, body: { type: 'error', code, requestId: expect.any(String) } })
  })

  test('Data that is altered by one character is refused', async () => {
    const bench = await openBench()
    const sealed = (await (await bench.seal('login', credentials)).json()) as { Data: string; Value: string }
    const Data = (sealed.Data.startsWith('A') ? 'B' : 'A') + sealed.Data.slice(1)
    expect(await postLogin(bench, JSON.stringify({ ...sealed, Data }))).toMatchObject({ status: 400, body: { code: 'TRANSPORT_INVALID' } })
  })

  test('a query without a value is refused', async () => {
    const bench = await openBench()
    const request = new Request('http://localhost:4200/svc/account/api/QRCode/showQRCode?request=abc')
    expect(await bench.send(request)).toMatchObject({ status: 400, body: { code: 'TRANSPORT_INVALID' } })
  })
})

test('a huge body is refused before parsing, with and without a stated length', async () => {
  const bench = await openBench()
  const huge = JSON.stringify({ Data: 'A'.repeat(4_000_000), Value: '' })
  expect(await postLogin(bench, huge)).toMatchObject({ status: 413, body: { code: 'TRANSPORT_TOO_LARGE' } })
  const body = new Blob([huge]).stream()
  const streamed = new Request(address, { method: 'POST', body, duplex: 'half' } as RequestInit)
  expect(await bench.send(streamed)).toMatchObject({ status: 413, body: { code: 'TRANSPORT_TOO_LARGE' } })
})

test('a caller without a session may send 12 chunks, a session 128', async () => {
  const bench = await openBench()
  const long = { authkey: 'x'.repeat(1100) }
  expect(await bench.send(await bench.seal('getUserDetails', long))).toMatchObject({ status: 413, body: { code: 'TRANSPORT_TOO_LARGE' } })
  const session = await bench.signIn()
  expect(await bench.send(await bench.seal('getUserDetails', long, session))).toMatchObject({ status: 403, body: { code: 'AUTH_KEY_MISMATCH' } })
  const made = { token: 'made-up', authKey: '', csrf: '' }
  expect(await bench.send(await bench.seal('getUserDetails', long, made))).toMatchObject({ status: 401, body: { code: 'SESSION_INVALID' } })
  expect(await bench.send(await bench.seal('login', { ...credentials, password: long.authkey }, made))).toMatchObject({ status: 413 })
})

test('a refusal names the missing field', async () => {
  const bench = await openBench()
  expect(await bench.send(await bench.seal('login', { username: danaName }))).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', field: 'password' },
  })
})

test('requests from other sites are refused', async () => {
  const bench = await openBench()
  const request = await bench.seal('login', credentials)
  const crossSite = new Request(request, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
  expect(await bench.send(crossSite)).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } })
})

test('answers to calls are never cached', async () => {
  const bench = await openBench()
  expect((await bench.send(await bench.seal('login', credentials))).headers.get('cache-control')).toBe('no-store')
  expect(await bench.send(new Request('http://localhost:4200/svc/account/nothing'))).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})

test('an unexpected failure is logged in full, and the caller gets no details', async () => {
  const logged: { cause: unknown; requestId?: string | undefined }[] = []
  const bench = await openBench({ log: { error: (_message, cause, facts) => void logged.push({ cause, requestId: facts?.requestId }) } })
  const session = await bench.signIn()
  await bench.sandbox.store.schema.dropTable('gate_events').execute()
  const { status, body } = await bench.send(await bench.seal('getDashboard', {}, session))
  expect({ status, code: body.code }).toEqual({ status: 500, code: 'INTERNAL' })
  expect(JSON.stringify(body)).not.toContain('gate_events')
  expect(String(logged.at(-1)?.cause)).toContain('gate_events')
  expect(logged.at(-1)?.requestId).toBe(body['requestId'])
})
