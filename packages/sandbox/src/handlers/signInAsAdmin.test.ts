import { expect, test } from 'vitest'
import { danaName, minute, openBench, type Bench, type Session, tokenOf } from '../testing.fixture.ts'

const robert = { Name: 'Robert Kowalczyk', Email: 'robert.k@gatewell.example' }
const refusal = { status: 400, code: 'SIGN_IN_LINK_INVALID' }

async function signInAs(bench: Bench, credentials: string | Session) {
  const answer = await bench.as(credentials, () => bench.client.signInAsAdmin())
  return { answer, session: { token: answer.AuthToken, authKey: answer.user.SessionID, csrf: answer.CsrfToken } }
}

const details = (bench: Bench, session: Session) => bench.as(session, () => bench.client.getUserDetails({ authkey: session.authKey }))

test('the link gives a session as the other user, which says who is behind it', async () => {
  const bench = await openBench()
  const { answer, session } = await signInAs(bench, await bench.link('signInAsAdmin', 'valid'))
  expect(answer.SignedInBy).toEqual(robert)
  expect(await details(bench, session)).toMatchObject({ Email: danaName, SignedInBy: robert })
  const own = await bench.signIn()
  expect(await details(bench, own)).toMatchObject({ Email: danaName, SignedInBy: null })
})

test('such a session leads back, once: it ends, and the administrator has one of his own', async () => {
  const bench = await openBench()
  const asDana = await signInAs(bench, await bench.link('signInAsAdmin', 'valid'))
  const back = await signInAs(bench, asDana.session)
  expect(back.answer.SignedInBy).toBeNull()
  expect(await details(bench, back.session)).toMatchObject({ Email: robert.Email, SignedInBy: null })
  expect((await bench.send(await bench.seal('getDashboard', {}, asDana.session))).status).toBe(401)
  await expect(signInAs(bench, asDana.session)).rejects.toMatchObject(refusal)
  await expect(signInAs(bench, back.session)).rejects.toMatchObject(refusal)
})

test('the way back needs key and CSRF token too', async () => {
  const bench = await openBench()
  const { session } = await signInAs(bench, await bench.link('signInAsAdmin', 'valid'))
  for (const part of [{ authKey: 'x' }, { csrf: 'x' }, { authKey: '', csrf: '' }]) {
    await expect(signInAs(bench, { ...session, ...part })).rejects.toMatchObject(refusal)
  }
  await expect(signInAs(bench, session)).resolves.toBeDefined()
})

test('a link works once, of two at once too', async () => {
  const bench = await openBench()
  const token = await bench.link('signInAsAdmin', 'valid')
  const session = { token, authKey: '', csrf: '' }
  const requests = await Promise.all([1, 2].map(() => bench.seal('signInAsAdmin', {}, session)))
  const statuses = (await Promise.all(requests.map((request) => bench.send(request)))).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400])
})

test('a link works for 10 minutes; the console makes another', async () => {
  const bench = await openBench()
  const token = await bench.link('signInAsAdmin', 'valid')
  bench.time.now += 10 * minute
  await expect(signInAs(bench, token)).rejects.toMatchObject(refusal)
  const { body } = await bench.post('links/sign-in', {})
  expect((await signInAs(bench, tokenOf(String(body['link'])))).answer.SignedInBy).toEqual(robert)
})

test('no link, an unknown one, and someone of the operator’s who is none any more', async () => {
  const bench = await openBench()
  await expect(bench.client.signInAsAdmin()).rejects.toMatchObject(refusal)
  await expect(signInAs(bench, 'nobody')).rejects.toMatchObject(refusal)
  await bench.sandbox.store.updateTable('users').set({ role: 3 }).where('email', '=', robert.Email).execute()
  await expect(signInAs(bench, await bench.link('signInAsAdmin', 'valid'))).rejects.toMatchObject(refusal)
})

test('the session of an ordinary sign-in is no way to another user', async () => {
  const bench = await openBench()
  await expect(signInAs(bench, await bench.signIn())).rejects.toMatchObject(refusal)
})
