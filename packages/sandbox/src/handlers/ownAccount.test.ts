import { expect, test } from 'vitest'
import { type Bench, danaName, minute, openBench, type Session } from '../testing.fixture.ts'

const dashboard = async (bench: Bench, session: Session) => (await bench.send(await bench.seal('getDashboard', {}, session))).status

test('all users can read and change their own record; omitted fields keep their values', async () => {
  const bench = await openBench()
  for (const username of ['desk@whisperingpines.example', 'night@whisperingpines.example', 'billing@whisperingpines.example', danaName]) {
    await bench.signIn(username)
    const { Account: before } = await bench.client.getOwnAccount()
    expect(before).toMatchObject({ Username: username, Theme: 'device', Language: null })
    const change = { FirstName: 'Renée', LastName: 'Okafor', Name: '', TimezoneID: 'America/Los_Angeles', Language: 'es', Theme: 'dark', MailsExports: false } as const
    const { Account } = await bench.client.saveOwnAccount({ ...change, Version: before.Version })
    expect(Account).toEqual({ ...before, ...change, Name: 'Renée Okafor', Version: before.Version + 1, UpdatedBy: before.Name })
    const { authKey } = await bench.signIn(username)
    expect(await bench.client.getUserDetails({ authkey: authKey })).toMatchObject({ Name: 'Renée Okafor', TimezoneID: 'America/Los_Angeles', Language: 'es', Theme: 'dark' })
  }
})

test('a save over an administrator’s newer change is refused, and a wrong or taken value names its field', async () => {
  const bench = await openBench()
  await bench.signIn('desk@whisperingpines.example')
  const { Account: read } = await bench.client.getOwnAccount()
  await bench.signIn()
  await bench.client.updateUserDetail({ ID: read.ID, Version: read.Version, Phone: '+1 281 555 7341' })
  await bench.signIn('desk@whisperingpines.example')
  const stale = bench.client.saveOwnAccount({ Theme: 'dark', Version: read.Version })
  await expect(stale).rejects.toMatchObject({ status: 409, code: 'CONFLICT', body: { current: { Phone: '+1 281 555 7341', Theme: 'device' } } })
  const Version = read.Version + 1
  await expect(bench.client.saveOwnAccount({ TimezoneID: 'Texas/Houston', Version })).rejects.toMatchObject({ status: 400, field: 'TimezoneID' })
  await expect(bench.client.saveOwnAccount({ Phone: '12', Version })).rejects.toMatchObject({ status: 400, field: 'Phone' })
  await expect(bench.client.saveOwnAccount({ Phone: '+1 713 555 0199', Version })).rejects.toMatchObject({ status: 409, code: 'TAKEN', field: 'Phone' })
})

test('a password change requires the current password, and ends other sessions only on request', async () => {
  const bench = await openBench()
  const [elsewhere, here] = [await bench.signIn(), await bench.signIn()]
  const change = (Password: string, NewPassword: string, EndsOtherSessions: boolean) => bench.client.changeOwnPassword({ Password, NewPassword, EndsOtherSessions })
  await expect(change('sandbox9', 'sandbox2', true)).rejects.toMatchObject({ status: 400, field: 'Password' })
  await expect(change('sandbox1', 'short', true)).rejects.toMatchObject({ status: 400, field: 'NewPassword' })
  await expect(change('sandbox1', 'sandbox1', true)).rejects.toMatchObject({ status: 400, field: 'NewPassword' })
  expect(await dashboard(bench, elsewhere)).toBe(200)
  expect(await change('sandbox1', 'sandbox2', false)).toMatchObject({ Ended: 0 })
  expect(await dashboard(bench, elsewhere)).toBe(200)
  expect(await change('sandbox2', 'sandbox3', true)).toMatchObject({ Ended: 1 })
  expect([await dashboard(bench, elsewhere), await dashboard(bench, here)]).toEqual([401, 200])
  await expect(bench.signIn(danaName, 'sandbox1')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  await bench.signIn(danaName, 'sandbox3')
  expect((await bench.outbox()).filter(({ to, subject }) => to === danaName && subject === 'Your password was changed')).toHaveLength(2)
})

test('wrong current passwords count as failed sign-ins; an administrator signed in as the user cannot change it', async () => {
  const bench = await openBench()
  await bench.signIn()
  const guess = () => bench.client.changeOwnPassword({ Password: 'sandbox9', NewPassword: 'sandbox2', EndsOtherSessions: true })
  for (let tries = 0; tries < 10; tries += 1) await expect(guess()).rejects.toMatchObject({ status: 400 })
  await expect(guess()).rejects.toMatchObject({ status: 429 })
  const answer = await bench.as(await bench.link('signInAsAdmin', 'valid'), () => bench.client.signInAsAdmin())
  const borrowed = { token: answer.AuthToken, authKey: answer.user.SessionID, csrf: answer.CsrfToken }
  await expect(bench.as(borrowed, guess)).rejects.toMatchObject({ status: 403, code: 'SIGNED_IN_AS' })
  const { Sessions } = await bench.as(borrowed, () => bench.client.getOwnSessions())
  expect(Sessions[0]).toMatchObject({ IsThis: true, SignedInBy: answer.SignedInBy?.Name })
})

test('users see their own sessions and can end one or all others, but no session of another user', async () => {
  const bench = await openBench()
  const otherUser = await bench.signIn('desk@whisperingpines.example')
  const [first, second, here] = [await bench.signIn(), await bench.signIn(), await bench.signIn()]
  const otherUsersSession = (await bench.as(otherUser, () => bench.client.getOwnSessions())).Sessions[0]
  const { Sessions } = await bench.client.getOwnSessions()
  expect(Sessions.map(({ IsThis }) => IsThis)).toEqual([true, false, false])
  expect(JSON.stringify(Sessions)).not.toContain(first.token)
  expect(await bench.client.endOwnSessions({ SessionID: otherUsersSession?.SessionID ?? '' })).toMatchObject({ Ended: 0 })
  expect(await bench.client.endOwnSessions({ SessionID: Sessions[1]?.SessionID ?? '' })).toMatchObject({ Ended: 1 })
  expect(new Set([await dashboard(bench, first), await dashboard(bench, second)])).toEqual(new Set([200, 401]))
  expect(await bench.client.endOwnSessions({ SessionID: null })).toMatchObject({ Ended: 1 })
  const statuses = await Promise.all([first, second, here].map((session) => dashboard(bench, session)))
  expect(statuses).toEqual([401, 401, 200])
  expect((await bench.send(await bench.seal('getOwnAccount', {}, otherUser))).status).toBe(200)
})

test('users who turn export emails off get none', async () => {
  const bench = await openBench()
  await bench.signIn()
  const { client } = bench
  const mails = async () => (await bench.outbox()).filter(({ subject }) => subject.startsWith('Export ready')).length
  const exportCodes = async () => {
    await client.createExport({ Name: 'Codes', Format: 'csv', What: { Of: 'codes' } })
    await client.getExports()
    await client.getExports()
  }
  await exportCodes()
  const before = await mails()
  expect(before).toBeGreaterThan(0)
  const { Account } = await client.getOwnAccount()
  const { Account: after } = await client.saveOwnAccount({ MailsExports: false, Version: Account.Version })
  expect(after).toMatchObject({ MailsExports: false, AllowsNotifications: true, HasApp: false })
  await exportCodes()
  expect(await mails()).toBe(before)
})

test('a phone stays verified by the code sent to it until the number changes', async () => {
  const bench = await openBench()
  await bench.signIn()
  const { client } = bench
  await expect(client.sendOwnPhoneCode({})).rejects.toMatchObject({ code: 'NO_PHONE' })
  const change = async (Phone: string) => (await client.saveOwnAccount({ Phone, Version: (await client.getOwnAccount()).Account.Version })).Account
  expect(await change('+1 281 555 7341')).toMatchObject({ IsPhoneVerified: false })
  await client.sendOwnPhoneCode({})
  const texts = (await bench.outbox()).filter(({ to }) => to === '+1 281 555 7341')
  expect(texts).toHaveLength(1)
  const Code = /\d{6}/.exec(texts[0]?.text ?? '')?.[0] ?? ''
  await expect(client.verifyOwnPhone({ Code: Code === '000000' ? '000001' : '000000' })).rejects.toMatchObject({ status: 400, field: 'Code' })
  expect((await client.verifyOwnPhone({ Code })).Account).toMatchObject({ IsPhoneVerified: true })
  await expect(client.verifyOwnPhone({ Code })).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
  await expect(client.sendOwnPhoneCode({})).rejects.toMatchObject({ code: 'PHONE_VERIFIED' })
  expect(await change('+1 281 555 7342')).toMatchObject({ IsPhoneVerified: false })
  // Two codes that must be refused: one for the old number, and an expired one.
  await client.sendOwnPhoneCode({})
  bench.time.now += 10 * minute
  await expect(client.verifyOwnPhone({ Code })).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
  await bench.signIn('desk@whisperingpines.example')
  for (let tries = 0; tries < 10; tries += 1) await expect(client.verifyOwnPhone({ Code: '123456' })).rejects.toMatchObject({ status: 409 })
  await expect(client.verifyOwnPhone({ Code: '123456' })).rejects.toMatchObject({ status: 429 })
})
