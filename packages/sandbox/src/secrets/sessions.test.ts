import { expect, test } from 'vitest'
import { defaultLimits } from '../limits/limits.ts'
import { sha256 } from '../bytes/bytes.ts'
import { checkSession, findLiving } from './sessions.ts'
import { hour, minute, openBench, type Bench, type Session } from '../testing.fixture.ts'

const dashboard = async (bench: Bench, session: Session) => bench.send(await bench.seal('getDashboard', {}, session))

test('a session ends 30 minutes after its last use', async () => {
  const bench = await openBench()
  const session = await bench.signIn()
  for (let use = 0; use < 3; use += 1) {
    bench.time.now += 29 * minute
    expect((await dashboard(bench, session)).status).toBe(200)
  }
  bench.time.now += 30 * minute
  expect(await dashboard(bench, session)).toMatchObject({ status: 401, body: { type: 'error', code: 'SESSION_INVALID' } })
})

test('a session ends 12 hours after sign-in, however busy', async () => {
  const bench = await openBench()
  const session = await bench.signIn()
  const end = bench.time.now + 12 * hour
  while (bench.time.now + 20 * minute < end) {
    bench.time.now += 20 * minute
    expect((await dashboard(bench, session)).status).toBe(200)
  }
  bench.time.now = end
  expect((await dashboard(bench, session)).status).toBe(401)
})

test('token, key and CSRF token are accepted only together', async () => {
  const bench = await openBench()
  const session = await bench.signIn()
  const other = await bench.signIn('billing@whisperingpines.example')
  expect((await dashboard(bench, { ...session, authKey: other.authKey })).status).toBe(401)
  expect(await dashboard(bench, { ...session, csrf: other.csrf })).toMatchObject({ status: 403, body: { code: 'CSRF_INVALID' } })
  expect((await dashboard(bench, { ...session, token: other.token })).status).toBe(401)
  expect((await dashboard(bench, session)).status).toBe(200)
})

test('signing out ends only this session on the server', async () => {
  const bench = await openBench()
  const first = await bench.signIn()
  const second = await bench.signIn()
  await bench.client.userSignout()
  expect((await dashboard(bench, second)).status).toBe(401)
  expect((await dashboard(bench, first)).status).toBe(200)
})

test('the store has no session secret, password or code in plain text', async () => {
  const bench = await openBench()
  const session = await bench.signIn()
  const code = await bench.code('Brightwater')
  await bench.sandbox.store.deleteFrom('seed_sign_ins').execute()
  await bench.sandbox.store.deleteFrom('seed_invites').execute()
  const { token } = { token: code }
  let everything = ''
  for (const table of ['sessions', 'users', 'invites', 'invite_codes', 'attempts', 'nonces', 'idempotency', 'settings'] as const) {
    everything += JSON.stringify(await bench.sandbox.store.selectFrom(table).selectAll().execute())
  }
  for (const secret of [session.token, session.authKey, session.csrf, 'sandbox1', token]) expect(everything).not.toContain(secret)
})

test('a session that ends between lookup and check is refused', async () => {
  const bench = await openBench()
  const sent = await bench.signIn()
  const { store, clock } = bench.sandbox
  const services = { store, clock, limits: defaultLimits }
  const living = await findLiving(services, await sha256(sent.token))
  expect(await checkSession(services, living, sent)).toMatchObject({ kind: 'accepted' })
  await store.deleteFrom('sessions').execute()
  expect(await checkSession(services, living, sent)).toEqual({ kind: 'unknown' })
})
