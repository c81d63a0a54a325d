import { expect, test } from 'vitest'
import { type LandingDetails, resolveLanding } from '@portal/domain'
import { sha256 } from '../bytes/bytes.ts'
import { type Bench, danaName, minute, openBench } from '../testing.fixture.ts'

test('every seeded sign-in lands where the console says', async () => {
  const bench = await openBench()
  for (const { username, password, lands } of (await bench.sandbox.seeds()).signIns) {
    if (lands === 'nonWebAccess') {
      await expect(bench.signIn(username, password)).rejects.toMatchObject({ status: 403, code: 'NON_WEB_ACCESS_USER' })
      continue
    }
    const session = await bench.signIn(username, password)
    const details = await bench.client.getUserDetails({ authkey: session.authKey })
    expect([username, resolveLanding(details as LandingDetails)]).toEqual([username, lands])
  }
})

test('a wrong password, an unknown user and a wrong password of a mobile-only user get the same answer', async () => {
  const bench = await openBench()
  const answers = []
  for (const username of [danaName, 'nobody@nowhere.example', 'marcus.tran@mail.example']) {
    const { status, body } = await bench.send(await bench.seal('login', { username, password: 'wrong-pass1' }))
    answers.push({ status, ...body, requestId: '' })
  }
  expect(answers[0]).toMatchObject({ status: 400, code: 'INVALID_CREDENTIALS', message: 'The user name or password is not right.' })
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('the user name ignores case and outer spaces; the password does not', async () => {
  const bench = await openBench()
  await expect(bench.signIn(` ${danaName.toUpperCase()} `)).resolves.toBeDefined()
  await expect(bench.signIn(danaName, 'Sandbox1')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
})

test('after too many wrong passwords from an address, each further try for the user waits twice as long', async () => {
  const bench = await openBench({ limits: { loginFailures: 3 } })
  const attempt = async (username: string, password: string) => bench.send(await bench.seal('login', { username, password }))
  for (let count = 0; count < 3; count += 1) expect((await attempt(danaName, 'wrong-pass1')).status).toBe(400)
  const waits = []
  for (let count = 0; count < 6; count += 1) {
    const refused = await attempt(danaName, 'sandbox1')
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
    const seconds = Number(refused.headers.get('retry-after'))
    waits.push(seconds / 60)
    bench.time.now += seconds * 1000
    expect((await attempt(danaName, 'wrong-pass1')).status).toBe(400)
  }
  expect(waits).toEqual([1, 2, 4, 8, 15, 15])
  expect((await attempt('billing@whisperingpines.example', 'sandbox1')).status).toBe(200)
  bench.time.now += 15 * minute
  expect((await attempt(danaName, 'sandbox1')).status).toBe(200)
})

/** Signs in and out with a cookie jar, as a browser does. */
async function openBrowser(bench: Bench) {
  const jar = new Map<string, string>()
  return async (username: string, password: string) => {
    const request = await bench.seal('login', { username, password })
    if (jar.size > 0) request.headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const { status, headers } = await bench.send(request)
    const [, name, value] = /^([^=]+)=([^;]+);/.exec(headers.get('set-cookie') ?? '') ?? []
    if (name !== undefined && value !== undefined) jar.set(name, value)
    return { status, cookie: headers.get('set-cookie') }
  }
}

test('a user can still sign in on a known device while strangers guess the password', async () => {
  const bench = await openBench({ limits: { loginFailures: 3, loginFailuresOfName: 6, loginFailuresOfAddress: 9 } })
  const [owner, stranger] = [await openBrowser(bench), await openBrowser(bench)]
  const { status, cookie } = await owner(danaName, 'sandbox1')
  expect(status).toBe(200)
  expect(cookie).toMatch(/^device-[\w-]{16}=[\w-]+\.[\w-]+; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
  for (let count = 0; count < 60; count += 1) {
    await stranger(danaName, 'wrong-pass1')
    bench.time.now += minute
  }
  expect((await stranger(danaName, 'sandbox1')).status).toBe(429)
  expect((await owner(danaName, 'sandbox1')).status).toBe(200)
})

test('wrong passwords on a known device also cause a wait, and its cookie counts for its own user only', async () => {
  const bench = await openBench({ limits: { loginFailures: 3 } })
  const browser = await openBrowser(bench)
  await browser(danaName, 'sandbox1')
  const statuses = []
  for (let count = 0; count < 4; count += 1) statuses.push((await browser(danaName, 'wrong-pass1')).status)
  expect(statuses).toEqual([400, 400, 400, 429])
  const other = []
  for (let count = 0; count < 4; count += 1) other.push((await browser('billing@whisperingpines.example', 'wrong-pass1')).status)
  expect(other).toEqual([400, 400, 400, 429])
})

test('the user gets one email about many wrong passwords; an unknown name gets none', async () => {
  const bench = await openBench({ limits: { loginFailures: 100, loginFailuresTold: 3 } })
  const stranger = await openBrowser(bench)
  const warnings = async () => (await bench.outbox()).filter(({ subject }) => subject === 'Wrong passwords for your account')
  for (let count = 0; count < 2; count += 1) await stranger(danaName, 'wrong-pass1')
  expect(await warnings()).toEqual([])
  for (let count = 0; count < 4; count += 1) await stranger(danaName, 'wrong-pass1')
  for (let count = 0; count < 4; count += 1) await stranger('nobody@nowhere.example', 'wrong-pass1')
  expect(await warnings()).toMatchObject([{ to: danaName }])
})

test('a new password clears the count of wrong passwords', async () => {
  const bench = await openBench({ limits: { loginFailures: 3, loginFailuresOfName: 3 } })
  const stranger = await openBrowser(bench)
  const link = await bench.link('resetPassword', 'valid')
  const users = bench.sandbox.store.selectFrom('users').innerJoin('links', 'links.user_id', 'users.id').select('users.username')
  const { username } = await users.where('links.token_hash', '=', await sha256(link)).executeTakeFirstOrThrow()
  for (let count = 0; count < 4; count += 1) await stranger(username, 'wrong-pass1')
  expect((await stranger(username, 'sandbox1')).status).toBe(429)
  await bench.client.resetPassword({ password: 'sandbox2', confirmpassword: 'sandbox2', PasswordResetToken: link })
  expect((await stranger(username, 'sandbox2')).status).toBe(200)
})

test('every parallel guess counts', async () => {
  const bench = await openBench({ limits: { loginFailures: 3 } })
  const requests = await Promise.all(Array.from({ length: 12 }, () => bench.seal('login', { username: danaName, password: 'wrong-pass1' })))
  const statuses = (await Promise.all(requests.map((request) => bench.send(request)))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(9)
})

test('a right password clears the count of wrong ones', async () => {
  const bench = await openBench({ limits: { loginFailures: 3 } })
  for (let round = 0; round < 3; round += 1) {
    await expect(bench.signIn(danaName, 'wrong-pass1')).rejects.toMatchObject({ status: 400 })
    await bench.signIn()
  }
})

test('a removed user gets details of type error, and cannot sign in again', async () => {
  const bench = await openBench()
  const { authKey } = await bench.signIn()
  await bench.sandbox.store.updateTable('users').set({ removed_at: bench.time.now }).where('username', '=', danaName).execute()
  expect(await bench.client.getUserDetails({ authkey: authKey })).toMatchObject({ type: 'error' })
  await expect(bench.signIn()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
})

test('without a caller address, guesses count for the user name only', async () => {
  const bench = await openBench({ addressOf: () => '', limits: { loginFailures: 2, loginFailuresOfName: 4, loginFailuresOfAddress: 3 } })
  const attempt = async (username: string, password: string) => (await bench.send(await bench.seal('login', { username, password }))).status
  for (let count = 0; count < 4; count += 1) expect(await attempt(`nobody${count}@nowhere.example`, 'wrong-pass1')).toBe(400)
  for (let count = 0; count < 4; count += 1) expect(await attempt(danaName, 'wrong-pass1')).toBe(400)
  expect(await attempt(danaName, 'sandbox1')).toBe(429)
  expect(await attempt('billing@whisperingpines.example', 'sandbox1')).toBe(200)
})
