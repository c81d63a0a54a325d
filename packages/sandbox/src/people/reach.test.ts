import { expect, test } from 'vitest'
import { resident, userId } from '../peopleCalls.fixture.ts'
import { type Bench, danaName, openBench } from '../testing.fixture.ts'
import { onlyVisible } from './findUsers.ts'
import { maySee, readSignedInUser, standingColumns, standingOf, type Viewer } from './viewer.ts'

const manager = 'beatriz.lozano@whisperingpines.example'
const operator = 'robert.k@gatewell.example'

async function open() {
  const bench = await openBench()
  await bench.signIn()
  return bench
}

/** Makes Beatriz, whose group has level 2, an administrator, and signs her in. */
async function asManager(bench: Bench): Promise<void> {
  const ID = await userId(bench, manager)
  await bench.client.updateUserDetail({ ID, Version: 1, IsUserAdmin: true })
  await bench.client.setUserPassword({ ID, Password: 'sandbox2' })
  await bench.signIn(manager, 'sandbox2')
}

test('§6 an administrator cannot set the password of users above, including operators of the account', async () => {
  const bench = await open()
  const robert = await userId(bench, operator)
  await expect(bench.client.setUserPassword({ ID: robert, Password: 'sandbox2' })).rejects.toMatchObject({ status: 404 })
  await expect(bench.client.deleteUser({ ID: robert, Version: 1 })).rejects.toMatchObject({ status: 404 })
  const { Refused } = await bench.client.saveBulkUserAction({ Selection: { SelectedUsers: [robert] }, Action: { Kind: 'moveOut' } })
  expect(Refused).toBe(1)
  await asManager(bench)
  const dana = await userId(bench, danaName)
  await expect(bench.client.setUserPassword({ ID: dana, Password: 'sandbox2' })).rejects.toMatchObject({ status: 404 })
})

test('the visible users in the store are the same as in the domain, for any viewer', async () => {
  const { sandbox: { store } } = await openBench()
  const rows = await store.selectFrom('users').leftJoin('user_groups', 'user_groups.id', 'users.group_id').select(standingColumns).select('user_groups.hierarchy_level')
    .where('users.account_id', '=', 1).where('users.removed_at', 'is', null).execute()
  for (const { id } of rows) {
    const user = await readSignedInUser(store, id)
    if (!user) continue
    for (const flags of [{}, { is_user_admin: 1 }, { role: 2 }]) {
      const viewer: Viewer = { user, accountId: 1, standing: standingOf({ ...user, ...flags }) }
      const condition = await onlyVisible(store, viewer)
      const all = store.selectFrom('users').select('id').where('account_id', '=', 1).where('removed_at', 'is', null)
      const seen = await (condition === null ? all : all.where(condition)).orderBy('id').execute()
      expect(seen.map((row) => row.id)).toEqual(rows.filter((row) => maySee(viewer, row)).map((row) => row.id).toSorted((one, other) => one - other))
    }
  }
})

test('an administrator of a level cannot create or raise users above that level', async () => {
  const bench = await open()
  await asManager(bench)
  const ID = await userId(bench, resident.email)
  await bench.client.updateUserDetail({ ID, Version: 1, IsUserAdmin: true })
  const ungrouped = { UserID: ID, SelectedUserGroupID: null, SelectedUserProfiles: [1 as const], IsCodeuserGroupchanges: false }
  await expect(bench.client.saveUserGroupUserProfiles(ungrouped)).rejects.toMatchObject({ status: 403, field: 'UserGroupID' })
  const newcomer = { PropertyID: 1, UserGroupID: null, HasAllLocationAccess: true, User: { FirstName: 'New', LastName: 'Boss', Email: 'boss@mail.example', IsUserAdmin: true } }
  await expect(bench.client.saveUserWizard(newcomer)).rejects.toMatchObject({ status: 403 })
})

test('contacts of users above are not found, even in a conflict', async () => {
  const bench = await open()
  const UserID = await userId(bench, 'station7@hfd.example')
  const { Contact } = await bench.client.saveContact({ PropertyID: 1, UserID, Name: 'Station desk', Relation: '', Phone: '', Email: '', Notes: 'Secret' })
  await asManager(bench)
  expect((await bench.client.getContacts({ searchText: 'Station desk' })).Contacts).toEqual([])
  await expect(bench.client.saveContact({ ...Contact, UserID: null, Version: 99 })).rejects.toMatchObject({ status: 404 })
  await expect(bench.client.deleteContact({ ID: Contact.ID })).rejects.toMatchObject({ status: 404 })
})

test('an import is checked only against users that the viewer may see', async () => {
  const bench = await open()
  await asManager(bench)
  const { Emails, Usernames } = await bench.client.importValidatorUsers({ AccountID: 1 })
  expect(Emails).toContain(resident.email)
  for (const above of ['station7@hfd.example', danaName, operator]) expect([...Emails, ...Usernames]).not.toContain(above)
})

test('the dashboard names only users that the viewer may see; without the right to activity, only the viewer’s events', async () => {
  const bench = await open()
  const whole = await bench.client.getDashboard()
  expect(whole.Events.map(({ Who }) => Who)).toContain('Oak Ridge Patrol, shift lead')
  await bench.signIn('devices@whisperingpines.example')
  const { Events, Attention, ActiveInvites } = await bench.client.getDashboard()
  expect(Events).toHaveLength(whole.Events.length)
  expect(Events.flatMap(({ Who }) => Who ?? [])).toEqual([])
  expect([Attention.map(({ Kind }) => Kind), ActiveInvites]).toEqual([['offline', 'leftOpen'], null])
  await bench.signIn('billing@whisperingpines.example')
  const ofBilling = await bench.client.getDashboard()
  expect(ofBilling.Events).toEqual([])
  expect(ofBilling.Attention.map(({ Kind }) => Kind), 'doors concern those who look after them').toEqual(['invoiceOverdue'])
  await bench.signIn()
  await asManager(bench)
  const patrol = (await bench.client.getDashboard()).Events.find(({ PortName }) => PortName === 'Tower B Lobby')
  expect(patrol).toMatchObject({ Who: null, IsWhoHidden: true })
  await expect(bench.client.explainAccess({ EventID: Number(patrol?.ID) })).rejects.toMatchObject({ status: 404 })
})

test('§1 a kits administrator sees the schedules with their doors', async () => {
  const bench = await openBench()
  await bench.signIn('devices@whisperingpines.example')
  await expect(Promise.all([bench.client.getSchedules({}), bench.client.getHolidays({}), bench.client.getPropertyInstallLocationDeviceInformation()])).resolves.toBeDefined()
})

test('an end of web access in the past counts as removing it', async () => {
  const bench = await open()
  const dana = await userId(bench, danaName)
  const past = { WebLoginExpirationDate: '2026-11-01', WebLoginExpirationTime: null }
  const { Version } = await bench.client.getUserDetail({ ID: dana })
  await expect(bench.client.updateUserDetail({ ID: dana, Version, ...past })).rejects.toMatchObject({ status: 409, code: 'OWN_USER' })
  await bench.sandbox.store.updateTable('users').set({ is_user_admin: 0 }).where('id', 'not in', [dana]).where('account_id', '=', 1).execute()
  await bench.signIn(operator)
  await expect(bench.client.updateUserDetail({ ID: dana, Version, ...past })).rejects.toMatchObject({ status: 409, code: 'LAST_ADMINISTRATOR' })
})

test('removing web access in bulk also ends sessions as other users; a new group sends codes again', async () => {
  const bench = await open()
  const { store } = bench.sandbox
  const ID = await userId(bench, 'k.broussard@mail.example')
  const session = { token_hash: 'as another', auth_key_hash: '', csrf_hash: '', user_id: 1, created_at: bench.time.now, used_at: bench.time.now, signed_in_by: ID }
  await store.insertInto('sessions').values(session).execute()
  await bench.client.saveUpdateAccessCodeUnique({ userID: ID, AccessCodeTypeID: 1, Label: '', Code: '90311', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] })
  const Selection = { SelectedUsers: [ID] }
  await bench.client.saveBulkUserAction({ Selection, Action: { Kind: 'webAccess', IsWebLoginEnabled: false } })
  expect(await store.selectFrom('sessions').select('token_hash').where('signed_in_by', '=', ID).execute()).toEqual([])
  const pushes = async () => (await bench.client.getDevicePushes({ count: 100 })).Pushes.filter(({ Action }) => Action === 'update').length
  const before = await pushes()
  await bench.client.saveBulkUserAction({ Selection, Action: { Kind: 'group', UserGroupID: 5 } })
  expect(await pushes()).toBeGreaterThan(before)
})

test('§3 an account whose house set-up is finished remains a single-family account', async () => {
  const bench = await openBench()
  await bench.signIn('home@oakline.example')
  const request = { AccountName: 'Oakline House', Address: '12 Oakline Drive', TimezoneID: 'America/Chicago', FirstName: 'Oak', LastName: 'Line', Phone: '', WatchmanPhoneNumber: '' }
  await bench.client.updateSingleFamilyManualAccount(request)
  expect(await bench.client.getAccountInfo({})).toMatchObject({ TenantType: 2 })
})

test('§1 an administrator moves codes of their own account, except those of users that they may not change', async () => {
  const bench = await open()
  const dana = await userId(bench, danaName)
  const PropertyLocations = [{ PropertyLocationID: 101, IsActive: true }]
  const { ID: danas } = await bench.client.saveUpdateAccessCodeUnique({ userID: dana, AccessCodeTypeID: 1, Label: 'Dana', Code: '90771', PropertyLocations })
  const { ID: shared } = await bench.client.saveUpdateAccessCodeUnique({ userID: null, AccessCodeTypeID: 1, Label: 'Shared', Code: '90772', PropertyLocations })
  const ID = await userId(bench, manager)
  await bench.client.updateUserDetail({ ID, Version: 1, IsUserAdmin: true })
  const { ID: below } = await bench.client.saveUpdateAccessCodeUnique({ userID: await userId(bench, resident.email), AccessCodeTypeID: 1, Label: 'Below', Code: '90773', PropertyLocations })
  await bench.client.setUserPassword({ ID, Password: 'sandbox2' })
  await bench.signIn(manager, 'sandbox2')
  const move = { FromPropertyLocationID: 101, ToPropertyLocationID: 107 }
  const { Rows } = await bench.client.migrateAccessCodes({ ...move, AccessCodeIDs: [danas, shared] })
  expect(Rows.map(({ IsDone }) => IsDone)).toEqual([false, true])
  const whole = await bench.client.previewMigrateAccessCodes({ ...move, AccessCodeIDs: [below] })
  expect(whole.Rows.map(({ IsMovable }) => IsMovable)).toEqual([true])
})
