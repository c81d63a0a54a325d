import { expect, test } from 'vitest'
import { endpoints, type EndpointName } from '@portal/api-client/contract'
import { type PublicJwk, sealLargeRequest } from '@portal/api-client/crypto'
import { type Bench, minute, openBench, type Session, sessionHeaders } from '../testing.fixture.ts'

const origin = 'http://localhost:4200'

interface Changes {
  /** The session with which the request is sent, if it isn't the one that encrypted it. */
  sentWith?: Session
  /** The endpoint to which the request is sent, if it isn't the one for which it was encrypted. */
  sentTo?: EndpointName
}

/** Makes a request of the given size, encrypted as one JWE. */
async function seal(bench: Bench, session: Session | undefined, length: number, { sentWith = session, sentTo }: Changes = {}) {
  const { keys } = (await bench.send(new Request(`${origin}/keys`))).body as { keys: PublicJwk[] }
  const { method, service, path } = endpoints.getUserDetails
  const [publicKey = {}] = keys
  const payload = { authkey: 'x'.repeat(length) }
  const sealed = await sealLargeRequest(payload, { method, service, path, token: session?.token, publicKey, now: bench.time.now })
  const to = endpoints[sentTo ?? 'getUserDetails']
  return new Request(`${origin}/svc/${to.service}${to.path}`, {
    method: 'POST', headers: sentWith ? sessionHeaders(sentWith) : {}, body: JSON.stringify(sealed),
  })
}

/** The answer of the call after it has read such a large payload. */
const read = { status: 403, body: { code: 'AUTH_KEY_MISMATCH' } }
const refusal = (status: number, code: string) => ({ status, body: { type: 'error', code } })

test('the client’s large request is read like any other', async () => {
  const bench = await openBench()
  await bench.signIn()
  await expect(bench.client.getUserDetails({ authkey: 'x'.repeat(1_400_000) })).rejects.toMatchObject(read.body)
})

test('a request with a session may send 2 MB of Data', async () => {
  const bench = await openBench()
  const session = await bench.signIn()
  expect(await bench.send(await seal(bench, session, 1_570_000))).toMatchObject(read)
  expect(await bench.send(await seal(bench, session, 1_575_000))).toMatchObject(refusal(413, 'TRANSPORT_TOO_LARGE'))
  expect(await bench.send(await seal(bench, session, 2_500_000))).toMatchObject(refusal(413, 'TRANSPORT_TOO_LARGE'))
})

test('without a session no large request is accepted; with an ended session the answer is 401', async () => {
  const bench = await openBench()
  expect(await bench.send(await seal(bench, undefined, 10))).toMatchObject(refusal(413, 'TRANSPORT_TOO_LARGE'))
  const session = await bench.signIn()
  bench.time.now += 40 * minute
  expect(await bench.send(await seal(bench, session, 1_000_000))).toMatchObject(refusal(401, 'SESSION_INVALID'))
  await expect(bench.client.getUserDetails({ authkey: 'x'.repeat(20_000) })).rejects.toMatchObject({ name: 'SessionExpired', hadToken: true })
})

test('a large request is answered only once, even in parallel or five minutes later', async () => {
  const bench = await openBench()
  const session = await bench.signIn()
  const request = await seal(bench, session, 20_000)
  const copies = [request.clone(), request.clone(), request.clone()]
  const statuses = (await Promise.all(copies.map((copy) => bench.send(copy)))).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([403, 409, 409])
  bench.time.now += 5 * minute
  expect(await bench.send(request)).toMatchObject(refusal(409, 'TRANSPORT_REPLAY'))
})

test('a large request is bound to its session and its call', async () => {
  const bench = await openBench()
  const first = await bench.signIn()
  const second = await bench.signIn()
  const invalid = refusal(400, 'TRANSPORT_INVALID')
  expect(await bench.send(await seal(bench, first, 20_000, { sentWith: second }))).toMatchObject(invalid)
  expect(await bench.send(await seal(bench, first, 20_000, { sentTo: 'login' }))).toMatchObject(invalid)
  expect(await bench.send(await seal(bench, first, 20_000))).toMatchObject(read)
})

test('stale requests and old keys are refused, and the client recovers from both', async () => {
  const bench = await openBench({ makeKeyPair: undefined })
  const session = await bench.signIn()
  const request = await seal(bench, session, 20_000)
  await bench.sandbox.rotateKeys()
  bench.time.now += 6 * minute
  expect(await bench.send(request.clone())).toMatchObject(refusal(400, 'TRANSPORT_STALE'))
  bench.time.now += 10 * minute
  expect(await bench.send(request)).toMatchObject(refusal(400, 'TRANSPORT_KEY_UNKNOWN'))
  await bench.sandbox.clock.moveBy(10 * minute)
  await expect(bench.client.getUserDetails({ authkey: 'x'.repeat(20_000) })).rejects.toMatchObject(read.body)
})

test('a query cannot carry a large request', async () => {
  const bench = await openBench()
  const session = await bench.signIn()
  const sealed = (await (await seal(bench, session, 10)).json()) as { Data: string; Value: string }
  const query = new URLSearchParams({ request: sealed.Data, value: sealed.Value })
  const { service, path } = endpoints.userSignout
  const request = new Request(`${origin}/svc/${service}${path}?${query}`, { headers: sessionHeaders(session) })
  expect(await bench.send(request)).toMatchObject(refusal(413, 'TRANSPORT_TOO_LARGE'))
})
