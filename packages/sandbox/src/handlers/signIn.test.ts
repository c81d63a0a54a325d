import { expect, test } from 'vitest'
import { type LandingDetails, resolveLanding } from '@portal/domain'
import { danaName, minute, openBench } from '../testing.fixture.ts'

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

test('the user name is taken without regard to case and outer spaces, the password is not', async () => {
  const bench = await openBench()
  await expect(bench.signIn(` ${danaName.toUpperCase()} `)).resolves.toBeDefined()
  await expect(bench.signIn(danaName, 'Sandbox1')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
})

test('too many wrong passwords close one user for one address until the window has passed', async () => {
  const bench = await openBench({ limits: { loginFailures: 3 } })
  const attempt = async (username: string, password: string) => bench.send(await bench.seal('login', { username, password }))
  for (let count = 0; count < 3; count += 1) expect((await attempt(danaName, 'wrong-pass1')).status).toBe(400)
  const refused = await attempt(danaName, 'sandbox1')
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } })
  expect(Number(refused.headers.get('retry-after'))).toBe(900)
  expect((await attempt('billing@whisperingpines.example', 'sandbox1')).status).toBe(200)
  bench.time.now += 15 * minute
  expect((await attempt(danaName, 'sandbox1')).status).toBe(200)
})

test('parallel guesses count in full', async () => {
  const bench = await openBench({ limits: { loginFailures: 3 } })
  const requests = await Promise.all(Array.from({ length: 12 }, () => bench.seal('login', { username: danaName, password: 'wrong-pass1' })))
  const statuses = (await Promise.all(requests.map((request) => bench.send(request)))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(9)
})

test('a right password forgives the wrong ones before it', async () => {
  const bench = await openBench({ limits: { loginFailures: 3 } })
  for (let round = 0; round < 3; round += 1) {
    await expect(bench.signIn(danaName, 'wrong-pass1')).rejects.toMatchObject({ status: 400 })
    await bench.signIn()
  }
})

test('a removed user gets details of type error, and signs in no more', async () => {
  const bench = await openBench()
  const { authKey } = await bench.signIn()
  await bench.sandbox.store.updateTable('users').set({ removed_at: bench.time.now }).where('username', '=', danaName).execute()
  expect(await bench.client.getUserDetails({ authkey: authKey })).toMatchObject({ type: 'error' })
  await expect(bench.signIn()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
})
