import { endpoints, type EndpointDefinition, type EndpointName } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { callsOfInactiveAccounts } from '../rightsOfCalls.ts'
import type { Row } from '../store/schema.ts'
import { type Bench, danaName, minute, openBench, type Session } from '../testing.fixture.ts'

const robertName = 'robert.k@gatewell.example'
const inactiveName = 'carla.reyes@bayousquare.example'

const change = ({ sandbox: { store } }: Bench, username: string, columns: Partial<Row<'users'>>) =>
  store.updateTable('users').set(columns).where('username', '=', username).execute()

async function statusOf(bench: Bench, session: Session, name: EndpointName = 'getUserTierUserList') {
  const { status, body } = await bench.send(await bench.seal(name, {}, session))
  return [status, body['code']]
}

const over = [401, 'SESSION_INVALID']

async function asDana(bench: Bench): Promise<Session> {
  const { AuthToken, user, CsrfToken } = await bench.as(await bench.link('signInAsAdmin', 'valid'), () => bench.client.signInAsAdmin())
  return { token: AuthToken, authKey: user.SessionID, csrf: CsrfToken }
}

test('§3 a session ends with web access, and does not return when web access does', async () => {
  const bench = await openBench()
  const session = await bench.signIn()
  await change(bench, danaName, { web_login_until_at: bench.time.now + minute })
  expect(await statusOf(bench, session)).toEqual([200, undefined])
  bench.time.now += minute
  expect(await statusOf(bench, session)).toEqual(over)
  await change(bench, danaName, { web_login_until_at: null })
  expect(await statusOf(bench, session)).toEqual(over)
  await bench.signIn()
})

test('§3 removing web access ends the session', async () => {
  const bench = await openBench()
  const session = await bench.signIn()
  await change(bench, danaName, { has_web_access: 0 })
  expect(await statusOf(bench, session)).toEqual(over)
})

const losses: Record<string, Partial<Row<'users'>>> = {
  'is removed': { removed_at: 1 },
  'loses web access': { has_web_access: 0 },
  'reaches the end of web access': { web_login_until_at: 1 },
}

test.each([danaName, robertName].flatMap((name) => Object.entries(losses).map(([what, columns]) => [name, what, columns] as const)))(
  'a session as another user ends when %s %s, and no link starts a new one',
  async (name, _what, columns) => {
    const bench = await openBench()
    const session = await asDana(bench)
    expect(await statusOf(bench, session)).toEqual([200, undefined])
    const { body } = await bench.post('links/sign-in', {})
    await change(bench, name, columns)
    expect(await statusOf(bench, session)).toEqual(over)
    const token = String(body['link']).split('token=')[1] ?? ''
    await expect(bench.as(token, () => bench.client.signInAsAdmin())).rejects.toMatchObject({ code: 'SIGN_IN_LINK_INVALID' })
  },
)

test('a session as another user ends when its administrator loses that right', async () => {
  const bench = await openBench()
  const session = await asDana(bench)
  await change(bench, robertName, { role: 3 })
  expect(await statusOf(bench, session)).toEqual(over)
})

test('an administrator whose web access has ended cannot return to a session of their own', async () => {
  const bench = await openBench()
  const session = await asDana(bench)
  await change(bench, robertName, { web_login_until_at: bench.time.now })
  await expect(bench.as(session, () => bench.client.signInAsAdmin())).rejects.toMatchObject({ code: 'SIGN_IN_LINK_INVALID' })
})

test('users of an inactive account get a refusal from all calls except those of their page', async () => {
  const bench = await openBench()
  const session = await bench.signIn(inactiveName)
  const definitions: [string, EndpointDefinition][] = Object.entries(endpoints)
  const refused: string[] = []
  for (const [name, { auth }] of definitions) {
    if (auth === 'none' || name === 'userSignout') continue
    const [, code] = await statusOf(bench, session, name as EndpointName)
    if (code === 'ACCOUNT_INACTIVE') refused.push(name)
  }
  const expected = definitions.filter(([name, { auth }]) => auth === 'session' && !callsOfInactiveAccounts.has(name as EndpointName))
  expect(refused).toEqual(expected.map(([name]) => name))
  await expect(bench.client.getUserDetails({ authkey: session.authKey })).resolves.toMatchObject({ IsAccountActive: false })
  await expect(bench.client.userSignout()).resolves.toBeDefined()
})

test('an inactive account tells its users whether money is missing, and which other administrators can sign in', async () => {
  const bench = await openBench()
  const { store } = bench.sandbox
  const inactive = async (username: string) => {
    const { authKey: authkey } = await bench.signIn(username)
    return bench.client.getUserDetails({ authkey })
  }
  expect(await inactive(inactiveName)).toMatchObject({ Inactive: { IsUnpaid: false } })
  expect(await inactive(danaName)).toMatchObject({ Inactive: null })
  await store.updateTable('accounts').set({ is_active: 0 }).where('id', '=', 1).execute()
  await store.updateTable('invoices').set({ due_date: '2020-01-01' }).where('account_id', '=', 1).execute()
  const { Inactive } = (await inactive('desk@whisperingpines.example')) as { Inactive?: { IsUnpaid: boolean; Administrators: { Email: string }[] } | null }
  expect(Inactive?.IsUnpaid).toBe(true)
  expect(Inactive?.Administrators.map(({ Email }) => Email)).toContain(danaName)
})

test('an operator can work in an inactive account', async () => {
  const bench = await openBench()
  const session = await bench.signIn(robertName)
  await bench.sandbox.store.updateTable('accounts').set({ is_active: 0 }).execute()
  expect(await statusOf(bench, session)).toEqual([200, undefined])
})

test('the right is checked before the request', async () => {
  const bench = await openBench()
  const session = await bench.signIn('billing@whisperingpines.example')
  expect(await statusOf(bench, session, 'deleteUser')).toEqual([403, 'FORBIDDEN'])
})
