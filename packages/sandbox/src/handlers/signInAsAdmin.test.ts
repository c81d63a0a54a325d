import { expect, test } from 'vitest'
import { danaName, minute, openBench, type Bench, type Session, tokenOf } from '../testing.fixture.ts'

const robert = { Name: 'Robert Kowalczyk', Email: 'robert.k@gatewell.example' }
const refusal = { status: 400, code: 'SIGN_IN_LINK_INVALID' }

async function signInAs(bench: Bench, credentials: string | Session) {
  const answer = await bench.as(credentials, () => bench.client.signInAsAdmin())
  return { answer, session: { token: answer.AuthToken, authKey: answer.user.SessionID, csrf: answer.CsrfToken } }
}

const details = (bench: Bench, session: Session) => bench.as(session, () => bench.client.getUserDetails({ authkey: session.authKey }))

test('the link starts a session as the other user, and the session names the administrator', async () => {
  const bench = await openBench()
  const { answer, session } = await signInAs(bench, await bench.link('signInAsAdmin', 'valid'))
  expect(answer.SignedInBy).toEqual(robert)
  expect(await details(bench, session)).toMatchObject({ Email: danaName, SignedInBy: robert })
  const own = await bench.signIn()
  expect(await details(bench, own)).toMatchObject({ Email: danaName, SignedInBy: null })
})

test('a session as another user leads back once: it ends, and the administrator gets their own session again', async () => {
  const bench = await openBench()
  const asDana = await signInAs(bench, await bench.link('signInAsAdmin', 'valid'))
  const back = await signInAs(bench, asDana.session)
  expect(back.answer.SignedInBy).toBeNull()
  expect(await details(bench, back.session)).toMatchObject({ Email: robert.Email, SignedInBy: null })
  expect((await bench.send(await bench.seal('getDashboard', {}, asDana.session))).status).toBe(401)
  await expect(signInAs(bench, asDana.session)).rejects.toMatchObject(refusal)
  await expect(signInAs(bench, back.session)).rejects.toMatchObject(refusal)
})

test('the way back also needs the session key and the CSRF token', async () => {
  const bench = await openBench()
  const { session } = await signInAs(bench, await bench.link('signInAsAdmin', 'valid'))
  for (const part of [{ authKey: 'x' }, { csrf: 'x' }, { authKey: '', csrf: '' }]) {
    await expect(signInAs(bench, { ...session, ...part })).rejects.toMatchObject(refusal)
  }
  await expect(signInAs(bench, session)).resolves.toBeDefined()
})

test('a link works only once, even when two requests send it at once', async () => {
  const bench = await openBench()
  const token = await bench.link('signInAsAdmin', 'valid')
  const session = { token, authKey: '', csrf: '' }
  const requests = await Promise.all([1, 2].map(() => bench.seal('signInAsAdmin', {}, session)))
  const statuses = (await Promise.all(requests.map((request) => bench.send(request)))).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400])
})

test('a link works for 10 minutes, and the console can make another', async () => {
  const bench = await openBench()
  const token = await bench.link('signInAsAdmin', 'valid')
  bench.time.now += 10 * minute
  await expect(signInAs(bench, token)).rejects.toMatchObject(refusal)
  const { body } = await bench.post('links/sign-in', {})
  expect((await signInAs(bench, tokenOf(String(body['link'])))).answer.SignedInBy).toEqual(robert)
})

test('a missing link, an unknown link and the link of a former operator are refused', async () => {
  const bench = await openBench()
  await expect(bench.client.signInAsAdmin()).rejects.toMatchObject(refusal)
  await expect(signInAs(bench, 'nobody')).rejects.toMatchObject(refusal)
  await bench.sandbox.store.updateTable('users').set({ role: 3 }).where('email', '=', robert.Email).execute()
  await expect(signInAs(bench, await bench.link('signInAsAdmin', 'valid'))).rejects.toMatchObject(refusal)
})

test('an ordinary session cannot sign in as another user', async () => {
  const bench = await openBench()
  await expect(signInAs(bench, await bench.signIn())).rejects.toMatchObject(refusal)
})

test('an operator gives a reason, which the user’s history keeps with both names; the session ends on time', async () => {
  const bench = await openBench()
  await bench.signIn(robert.Email)
  const dana = (await bench.client.getUserTierUserList({ accountID: 1, searchText: danaName })).Users[0]?.ID ?? 0
  expect(await bench.client.getUserDetail({ ID: dana })).toMatchObject({ MaySignInAs: true })
  const { Token } = await bench.client.beginSignInAs({ UserID: dana, Reason: 'Ticket 48213' })
  const { session } = await signInAs(bench, Token)
  const ends = (after: number) => new Date(after).toISOString()
  expect(await details(bench, session)).toMatchObject({ SignedInBy: { ...robert, Reason: 'Ticket 48213', EndsAt: ends(bench.time.now + 15 * minute) } })
  const { Lines } = await bench.as(session, () => bench.client.getLog({}))
  const change = Lines.find((line) => line.Kind === 'change' && JSON.stringify(line).includes('Ticket 48213'))
  expect(change).toMatchObject({ Name: 'Dana Whitfield' })

  bench.time.now += 10 * minute
  await bench.as(session, () => bench.client.extendSignInAs())
  bench.time.now += 14 * minute
  expect((await bench.send(await bench.seal('getDashboard', {}, session))).status).toBe(200)
  bench.time.now += minute
  expect((await bench.send(await bench.seal('getDashboard', {}, session))).status).toBe(401)
  expect((await signInAs(bench, session)).answer.SignedInBy).toBeNull()
})

test('a session as another user lasts at most an hour, even when extended', async () => {
  const bench = await openBench()
  await bench.signIn(robert.Email)
  const { Token } = await bench.client.beginSignInAs({ UserID: 1, Reason: 'Ticket 48213' })
  const { session } = await signInAs(bench, Token)
  const began = bench.time.now
  const status = async () => (await bench.send(await bench.seal('getDashboard', {}, session))).status
  for (let times = 0; times < 5; times += 1) {
    bench.time.now += 10 * minute
    await bench.as(session, () => bench.client.extendSignInAs())
  }
  expect(await bench.as(session, () => bench.client.extendSignInAs())).toMatchObject({ EndsAt: new Date(began + 60 * minute).toISOString() })
  expect(await status()).toBe(200)
  bench.time.now = began + 60 * minute
  expect(await status()).toBe(401)
})

test('only an operator can sign in as a user below with web access, and only such a session can be extended', async () => {
  const bench = await openBench()
  await bench.signIn()
  const own = (await bench.client.getOwnAccount()).Account.ID
  const begin = (UserID: number) => bench.client.beginSignInAs({ UserID, Reason: 'Ticket 48213' })
  await expect(begin(own)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
  await expect(bench.client.extendSignInAs()).rejects.toMatchObject({ status: 409, code: 'NOT_SIGNED_IN_AS' })
  await bench.signIn(robert.Email)
  await expect(begin((await bench.client.getOwnAccount()).Account.ID)).rejects.toMatchObject({ status: 403 })
  await bench.sandbox.store.updateTable('users').set({ has_web_access: 0 }).where('id', '=', own).execute()
  await expect(begin(own)).rejects.toMatchObject({ status: 409, code: 'NO_WEB_ACCESS' })
  expect(await bench.client.getUserDetail({ ID: own })).toMatchObject({ MaySignInAs: false })
})

test.each([
  { way: 'the way back', ending: 'wayBack' }, { way: 'signing out', ending: 'signOut' }, { way: 'the time limit, with the tab closed', ending: 'time' },
  { way: 'the user ending it from another session', ending: 'taken' },
])('$way leaves one line in the user’s history, under the operator’s name', async ({ ending }) => {
  const bench = await openBench()
  await bench.signIn('robert.k@gatewell.example')
  const { Token } = await bench.client.beginSignInAs({ UserID: 1, Reason: 'Ticket 48213' })
  const { session } = await signInAs(bench, Token)
  bench.time.now += minute
  if (ending === 'wayBack') await signInAs(bench, session)
  if (ending === 'signOut') await bench.as(session, () => bench.client.userSignout({}))
  if (ending === 'taken') await bench.as(await bench.signIn(), () => bench.client.endOwnSessions({ SessionID: null }))
  if (ending === 'time') bench.time.now += 20 * minute
  const endedAt = new Date(ending === 'time' ? bench.time.now - 6 * minute : bench.time.now).toISOString()
  await bench.signIn('robert.k@gatewell.example')
  await bench.client.getLog({})
  const { Lines } = await bench.client.getLog({ Subject: 'person', SubjectID: '1', Kind: 'change', count: 2 })
  expect(Lines).toMatchObject([
    { By: { Name: robert.Name }, SignedInBy: null, Rows: [{ Fields: [{ Field: 'signInEnded', To: endedAt }, { Field: 'signInEnding', To: ending }] }] },
    { By: { Name: robert.Name }, Rows: [{ Fields: [{ Field: 'signInReason', To: 'Ticket 48213' }] }] },
  ])
})
