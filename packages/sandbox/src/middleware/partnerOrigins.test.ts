import { expect, test } from 'vitest'
import { danaName, openBench, type Bench } from '../testing.fixture.ts'

const partner = 'https://partner.example'
const from = (request: Request, origin: string) => new Request(request, { headers: { 'Origin': origin, 'Sec-Fetch-Site': 'cross-site' } })
const hosts = new Set(['localhost:4200'])
const open = (origins?: readonly string[]) => openBench({ hosts, partnerOrigins: origins })
const askForKey = async (bench: Bench) => bench.seal('showQRCode', { d: (await bench.invite('Lone Star')).token })
const keys = () => new Request('http://localhost:4200/keys')
const allowed = (headers: Headers) => headers.get('access-control-allow-origin')

test('a partner’s page can read answers to guest calls, without cookies', async () => {
  const bench = await open([partner])
  const { status, headers, body } = await bench.send(from(await askForKey(bench), partner))
  expect({ status, name: body['Status'], allowed: allowed(headers) }).toEqual({ status: 200, name: 'Valid', allowed: partner })
  expect(headers.get('access-control-allow-credentials')).toBeNull()
  expect(headers.get('vary')).toContain('Origin')
  expect(headers.get('access-control-expose-headers')).toContain('Date')
  expect(allowed((await bench.send(from(keys(), partner))).headers)).toBe(partner)
})

test('a partner’s page can read refusals, so that it can correct its clock', async () => {
  const bench = await open([partner])
  const late = await askForKey(bench)
  bench.time.now += 6 * 60_000
  const refused = await bench.send(from(late, partner))
  expect(refused).toMatchObject({ status: 400, body: { code: 'TRANSPORT_STALE' } })
  expect(allowed(refused.headers)).toBe(partner)
})

test('without the operator’s setting no origin is a partner', async () => {
  const bench = await open()
  const refused = await bench.send(from(await askForKey(bench), partner))
  expect(refused.status).toBe(403)
  expect(allowed(refused.headers)).toBeNull()
  expect(allowed((await bench.send(from(keys(), partner))).headers)).toBeNull()
})

test('a similar origin is refused', async () => {
  const bench = await open([partner])
  for (const origin of ['https://partner.example.evil.example', 'http://partner.example', 'https://partner.example:8443', 'null']) {
    const refused = await bench.send(from(await askForKey(bench), origin))
    expect([refused.status, allowed(refused.headers)]).toEqual([403, null])
  }
})

test('a partner’s page cannot sign in or use a session', async () => {
  const bench = await open([partner])
  const session = await bench.signIn()
  expect((await bench.send(from(await bench.seal('login', { username: danaName, password: 'sandbox1' }), partner))).status).toBe(403)
  const signedIn = await bench.seal('getDashboard', {}, session)
  const headers = new Headers(signedIn.headers)
  headers.set('Origin', partner)
  expect((await bench.send(new Request(signedIn, { headers }))).status).toBe(403)
  const preflight = new Request('http://localhost:4200/svc/account/api/QRCode/showQRCode', { method: 'OPTIONS', headers: { 'Origin': partner, 'Access-Control-Request-Method': 'GET' } })
  expect((await bench.send(preflight)).status).toBe(404)
})
