import { isServiceError } from '@portal/api-client'
import { expect, test } from 'vitest'
import { resident, userId } from '../peopleCalls.fixture.ts'
import { type Bench, danaName, day, openBench } from '../testing.fixture.ts'

type Fields = Omit<Parameters<Bench['client']['updateUserDetail']>[0], 'ID' | 'Version'>

async function open() {
  const bench = await openBench()
  await bench.signIn()
  const ID = await userId(bench, resident.email)
  const read = () => bench.client.getUserDetail({ ID })
  const save = async (fields: Fields) => bench.client.updateUserDetail({ ID, Version: (await read()).Version, ...fields })
  return { bench, ID, read, save }
}

test('§3 every field comes back as saved', async () => {
  const { read, save } = await open()
  const fields = {
    Name: 'Alex A.', FirstName: 'Alex', LastName: 'Abbott', Email: 'alex@mail.example', Unit: '1408', Notes: 'Two cats', TimezoneID: 'Europe/Madrid',
    WatchmanPhoneNumber: '+1 713 555 0107', IsWebLoginEnabled: true, IsMobileOnly: false, IsCellgateApp: true, UserTypeID: 2,
    WebLoginExpirationDate: '2027-01-31', WebLoginExpirationTime: '18:00', IsUserAdmin: false, IsBillingAdmin: true, LimitActuationModeID: 3,
    Username: 'alex@mail.example', validFrom: '2026-11-01', validFromTime: '00:00', validUntil: '2027-10-31', validUntilTime: '24:00',
    DirectoryPin: '20407', Phone: '(713) 555-0177', callgroupId: 16,
  } as const
  const { User } = await save({ ...fields, HasAllLocationAccess: false, PropertyLocations: [101, 108] })
  expect(User).toMatchObject({ ...fields, HasAllLocationAccess: false, PropertyLocations: [101, 108], Version: 2, UpdatedBy: 'Dana Whitfield' })
  expect(await read()).toEqual(User)
})

test('omitted fields keep their values', async () => {
  const { read, save } = await open()
  const before = await read()
  await save({ Notes: 'New.' })
  const { Version: _version, UpdatedAt: _at, UpdatedBy: _by, ...after } = await read()
  const { Version, UpdatedAt, UpdatedBy, ...same } = before
  expect(after).toEqual({ ...same, Notes: 'New.' })
  expect([Version, UpdatedBy, UpdatedAt < (await read()).UpdatedAt]).toEqual([1, '', true])
})

test('a save based on an older version is refused with the current record and writes nothing', async () => {
  const { bench, ID, read } = await open()
  await bench.client.updateUserDetail({ ID, Version: 1, Unit: '1500' })
  const refusal = await bench.client.updateUserDetail({ ID, Version: 1, Notes: 'Mine' }).catch((error: unknown) => error)
  if (!isServiceError(refusal)) throw new Error('It was saved.')
  expect([refusal.status, refusal.code, refusal.message]).toEqual([409, 'CONFLICT', 'Dana Whitfield changed this user in the meantime.'])
  const now = await read()
  expect(refusal.body).toMatchObject({ type: 'error', current: now })
  expect([now.Unit, now.Notes]).toEqual(['1500', ''])
})

test('when several administrators save the same version at once, only one succeeds', async () => {
  const { bench, ID } = await open()
  const saves = ['One', 'Two', 'Three'].map((Notes) => bench.client.updateUserDetail({ ID, Version: 1, Notes }))
  const answers = await Promise.allSettled(saves)
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

test.each([
  ['§5 a directory PIN with letters', { DirectoryPin: '12a4' }, 'DirectoryPin'],
  ['§5 a note with a link', { Notes: 'see http://a.example' }, 'Notes'],
  ['markup', { FirstName: '<b>Alex</b>' }, 'FirstName'],
  ['an empty name', { Name: '', FirstName: '', LastName: '' }, 'Name'],
  ['an invalid email address', { Email: 'alex' }, 'Email'],
  ['an invalid phone', { Phone: 'call me' }, 'Phone'],
  ['an unknown time zone', { TimezoneID: 'Mars/Olympus' }, 'TimezoneID'],
  ['an unknown user type', { UserTypeID: 7 }, 'UserTypeID'],
  ['an end before the start', { validFrom: '2027-01-02', validUntil: '2027-01-01' }, 'validUntil'],
  ['web access for an app-only user', { IsWebLoginEnabled: true, IsMobileOnly: true }, 'IsMobileOnly'],
  ['a past end of web access', { IsWebLoginEnabled: true, WebLoginExpirationDate: '2026-11-20' }, 'WebLoginExpirationDate'],
] as const)('%s is refused, and the field is named', async (_name, fields, field) => {
  const { save, read } = await open()
  await expect(save(fields)).rejects.toMatchObject({ status: 400, code: 'VALIDATION', field })
  expect((await read()).Version).toBe(1)
})

test.each([
  ['email address', { Email: 'K.Broussard@mail.example' }, 'Email'],
  ['phone in another notation', { Phone: '+1 (713) 555-0143' }, 'Phone'],
  ['directory PIN', { DirectoryPin: '1102' }, 'DirectoryPin'],
  ['user name', { Username: danaName.toUpperCase() }, 'Username'],
] as const)('§5 another user’s %s is taken', async (_name, fields, field) => {
  const { save } = await open()
  await expect(save(fields)).rejects.toMatchObject({ status: 409, code: 'TAKEN', field })
})

test('when two users get the same PIN at once, only one succeeds', async () => {
  const { bench, ID } = await open()
  const other = await userId(bench, 'k.broussard@mail.example')
  const answers = await Promise.allSettled([ID, other].map((id) => bench.client.updateUserDetail({ ID: id, Version: 1, DirectoryPin: '77777' })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a location of another account is not found', async () => {
  const { save } = await open()
  await expect(save({ HasAllLocationAccess: false, PropertyLocations: [999] })).rejects.toMatchObject({ status: 404, field: 'PropertyLocations' })
})

test('§2 a billing administrator who becomes administrator lands on the dashboard', async () => {
  const { bench, ID, save } = await open()
  await bench.client.setUserPassword({ ID, Password: 'sandbox2' })
  const landsOnBilling = async () => {
    const session = await bench.signIn(resident.email, 'sandbox2')
    const details = await bench.client.getUserDetails({ authkey: session.authKey })
    await bench.signIn()
    return 'IsBillingAdminLoginLandpage' in details && details.IsBillingAdminLoginLandpage
  }
  await save({ IsBillingAdmin: true })
  expect(await landsOnBilling()).toBe(true)
  await save({ IsUserAdmin: true })
  expect(await landsOnBilling()).toBe(false)
  await save({ IsUserAdmin: false })
  expect(await landsOnBilling()).toBe(true)
})

test('administrators cannot give rights that they do not have', async () => {
  const { save } = await open()
  await expect(save({ IsKitsAdmin: true })).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN', field: 'IsKitsAdmin' })
  await expect(save({ IsBillingAdmin: true, IsUserAdmin: true })).resolves.toBeDefined()
})

test('users cannot remove their own web access, and an account keeps at least one administrator', async () => {
  const { bench } = await open()
  const dana = await userId(bench, danaName)
  await expect(bench.client.updateWebAccess({ ID: dana, IsWebLoginEnabled: false })).rejects.toMatchObject({ code: 'OWN_USER' })
  await bench.sandbox.store.updateTable('users').set({ is_user_admin: 0 }).where('account_id', '=', 1).where('id', '!=', dana).execute()
  await bench.signIn('robert.k@gatewell.example')
  await expect(bench.client.updateWebAccess({ ID: dana, IsWebLoginEnabled: false })).rejects.toMatchObject({ code: 'LAST_ADMINISTRATOR' })
  await expect(bench.client.updateUserDetail({ ID: dana, Version: 1, IsUserAdmin: false })).rejects.toMatchObject({ code: 'LAST_ADMINISTRATOR' })
})

test('turning web access off ends the sessions at once; web access with an end date ends by that date', async () => {
  const { bench, ID } = await open()
  await bench.client.setUserPassword({ ID, Password: 'sandbox2' })
  const dana = await bench.signIn()
  const residentSession = await bench.signIn(resident.email, 'sandbox2')
  await bench.as(dana, () => bench.client.updateWebAccess({ ID, IsWebLoginEnabled: false }))
  await expect(bench.as(residentSession, () => bench.client.getDashboard())).rejects.toMatchObject({ name: 'SessionExpired' })
  await expect(bench.signIn(resident.email, 'sandbox2')).rejects.toMatchObject({ code: 'NON_WEB_ACCESS_USER' })
  await bench.as(dana, () => bench.client.updateWebAccess({ ID, IsWebLoginEnabled: true, WebLoginExpirationDate: '2026-11-23' }))
  await expect(bench.signIn(resident.email, 'sandbox2')).resolves.toBeDefined()
  bench.time.now += 2 * day
  await expect(bench.signIn(resident.email, 'sandbox2')).resolves.toBeDefined()
  bench.time.now += day
  await expect(bench.signIn(resident.email, 'sandbox2')).rejects.toMatchObject({ code: 'NON_WEB_ACCESS_USER' })
})

test('a new password lets the user in and ends older sessions; an invalid password is refused', async () => {
  const { bench, ID } = await open()
  await expect(bench.client.setUserPassword({ ID, Password: 'short' })).rejects.toMatchObject({ code: 'VALIDATION', field: 'Password' })
  await bench.client.setUserPassword({ ID, Password: 'sandbox2' })
  await expect(bench.signIn(resident.email, 'sandbox2')).resolves.toBeDefined()
})

test('a call group manager must have a call group of the matching kind', async () => {
  const { bench, ID, save, read } = await open()
  for (const UserTypeID of [2, 9]) {
    await expect(save({ UserTypeID })).rejects.toMatchObject({ code: 'VALIDATION', field: 'callgroupId' })
    await expect(save({ UserTypeID, callgroupId: UserTypeID === 2 ? 12 : 11 })).rejects.toMatchObject({ code: 'VALIDATION', field: 'callgroupId' })
  }
  await expect(save({ UserTypeID: 2, callgroupId: 999 })).rejects.toMatchObject({ status: 404, field: 'callgroupId' })
  expect((await save({ UserTypeID: 2, callgroupId: 16 })).User).toMatchObject({ UserTypeID: 2, callgroupId: 16, CallGroupName: 'Pool office' })
  expect((await bench.client.getCallGroup({ callgroupId: 16 })).CallGroup.FirstCalled).toEqual([ID])
  await expect(save({ callgroupId: null })).rejects.toMatchObject({ code: 'VALIDATION', field: 'callgroupId' })
  expect((await read()).callgroupId).toBe(16)
  expect((await save({ UserTypeID: 1, callgroupId: null })).User).toMatchObject({ callgroupId: null })
})

test('a manager without a call group can be given one; other changes do not need one', async () => {
  const { bench } = await open()
  const ID = await userId(bench, 'tower.a@whisperingpines.example')
  const { client } = bench
  const save = async (fields: Fields) => client.updateUserDetail({ ID, Version: (await client.getUserDetail({ ID })).Version, ...fields })
  await save({ Notes: 'Ask the office.' })
  await client.updateWebAccess({ ID, IsWebLoginEnabled: false })
  await expect(client.updateWebAccess({ ID, IsWebLoginEnabled: true })).rejects.toMatchObject({ code: 'VALIDATION', field: 'callgroupId' })
  await save({ callgroupId: 16 })
  await client.updateWebAccess({ ID, IsWebLoginEnabled: true })
  const { authKey } = await bench.signIn('tower.a@whisperingpines.example')
  expect(await client.getUserDetails({ authkey: authKey })).toMatchObject({ UserTypeID: 2, callgroupId: 16 })
})

test('web access gives a call group of the right kind only to managers without one', async () => {
  const { bench } = await open()
  const ID = await userId(bench, 'tower.a@whisperingpines.example')
  const { client } = bench
  await client.updateWebAccess({ ID, IsWebLoginEnabled: false })
  const turnOn = (callgroupId: number) => client.updateWebAccess({ ID, IsWebLoginEnabled: true, callgroupId })
  await expect(turnOn(12), 'a voice group').rejects.toMatchObject({ code: 'VALIDATION', field: 'callgroupId' })
  await expect(turnOn(999)).rejects.toMatchObject({ status: 404, field: 'callgroupId' })
  expect(await client.getUserDetail({ ID })).toMatchObject({ IsWebLoginEnabled: false, callgroupId: null })
  await turnOn(16)
  expect(await client.getUserDetail({ ID })).toMatchObject({ IsWebLoginEnabled: true, callgroupId: 16 })
  expect((await client.getCallGroup({ callgroupId: 16 })).CallGroup.FirstCalled).toContain(ID)
  await turnOn(13)
  expect(await client.getUserDetail({ ID }), 'who has a group keeps it').toMatchObject({ callgroupId: 16 })
})
