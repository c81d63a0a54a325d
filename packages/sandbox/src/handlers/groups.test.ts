import { expect, test } from 'vitest'
import { userId } from '../peopleCalls.fixture.ts'
import { danaName, openBench } from '../testing.fixture.ts'

async function open() {
  const bench = await openBench()
  await bench.signIn()
  return { bench, client: bench.client }
}

const nightStaff = { Name: 'Night staff', Description: '10 PM to 6 AM', HierarchyLevel: 3, IsClientPortalVisible: true, GroupCode: 'NIGHT' }

test('groups are listed highest first, each with its number of members', async () => {
  const { client } = await open()
  const { UserGroups } = await client.getUserGroups({})
  expect(UserGroups.map(({ HierarchyLevel }) => HierarchyLevel)).toEqual([1, 2, 3, 4, 5, 6])
  for (const { ID, MemberCount } of UserGroups) expect((await client.getUserTierUserList({ userGroupID: ID })).Total).toBe(MemberCount)
  expect(UserGroups.find(({ IsNoAccess }) => IsNoAccess)).toMatchObject({ Name: 'No access', IsClientPortalVisible: false })
})

test('§3 a user group is made with its fields and changed, and a save based on an older version is refused', async () => {
  const { client } = await open()
  const { UserGroup } = await client.saveUserGroup(nightStaff)
  expect(UserGroup).toMatchObject({ ...nightStaff, MemberCount: 0, Version: 1 })
  const { ID, Version } = UserGroup
  await client.saveUserGroup({ ...nightStaff, ID, Version, Description: 'Nights' })
  await expect(client.saveUserGroup({ ...nightStaff, ID, Version, Description: 'Late' })).rejects.toMatchObject({
    status: 409, code: 'CONFLICT', message: 'Dana Whitfield changed this in the meantime.', body: { current: { Description: 'Nights', Version: 2, UpdatedBy: 'Dana Whitfield' } },
  })
})

test('§5 a group’s name and code are unique in the account', async () => {
  const { client } = await open()
  await client.saveUserGroup(nightStaff)
  await expect(client.saveUserGroup({ ...nightStaff, GroupCode: '', Name: 'night STAFF' })).rejects.toMatchObject({ code: 'TAKEN', field: 'Name' })
  await client.saveUserGroup({ ...nightStaff, Name: 'Équipe de nuit', GroupCode: 'É' })
  await expect(client.saveUserGroup({ ...nightStaff, GroupCode: '', Name: 'E\u0301QUIPE DE NUIT' })).rejects.toMatchObject({ code: 'TAKEN', field: 'Name' })
  await expect(client.saveUserGroup({ ...nightStaff, GroupCode: 'é', Name: 'Others' })).rejects.toMatchObject({ code: 'TAKEN', field: 'GroupCode' })
  await expect(client.saveUserGroup({ ...nightStaff, Name: 'Others' })).rejects.toMatchObject({ code: 'TAKEN', field: 'GroupCode' })
  await expect(client.saveUserGroup({ ...nightStaff, Name: ' ' })).rejects.toMatchObject({ code: 'VALIDATION', field: 'Name' })
  await expect(client.saveUserGroup({ ...nightStaff, Name: 'a.exe b' })).rejects.toMatchObject({ code: 'VALIDATION', field: 'Name' })
})

test('when two administrators create the same group at once, only one succeeds', async () => {
  const { client } = await open()
  const answers = await Promise.allSettled([client.saveUserGroup(nightStaff), client.saveUserGroup(nightStaff)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a group with members can be deleted only by moving them to another group', async () => {
  const { client } = await open()
  const before = (await client.getUserTierUserList({ userGroupID: 5 })).Total
  await expect(client.deleteUserGroup({ ID: 5 })).rejects.toMatchObject({ status: 409, code: 'GROUP_HAS_MEMBERS', body: { count: before } })
  await expect(client.deleteUserGroup({ ID: 5, MoveToUserGroupID: 5 })).rejects.toMatchObject({ status: 400, field: 'MoveToUserGroupID' })
  expect(await client.deleteUserGroup({ ID: 5, MoveToUserGroupID: 4 })).toMatchObject({ Moved: before })
  expect((await client.getUserTierUserList({ userGroupID: 5 })).Total).toBe(0)
  await expect(client.deleteUserGroup({ ID: 6, MoveToUserGroupID: 4 })).rejects.toMatchObject({ code: 'NO_ACCESS_GROUP' })
})

test('an administrator in a group is told which groups they may change: those below their own', async () => {
  const { bench, client } = await open()
  for (const { HasAccountAccess } of (await client.getUserGroups({})).UserGroups) expect(HasAccountAccess).toBe(true)
  await bench.sandbox.store.updateTable('users').set({ group_id: 2 }).where('id', '=', await userId(bench, danaName)).execute()
  const { UserGroups } = await client.getUserGroups({})
  expect(UserGroups.map(({ Name, HasAccountAccess }) => [Name, HasAccountAccess])).toContainEqual(['Staff and leasing', false])
  for (const { ID, Name, Description, HierarchyLevel, IsClientPortalVisible, GroupCode, KeepsAccessInLockdown, Version, HasAccountAccess } of UserGroups) {
    const save = client.saveUserGroup({ ID, Name, Description, HierarchyLevel: HierarchyLevel + 1, IsClientPortalVisible, GroupCode, KeepsAccessInLockdown, Version })
    await (HasAccountAccess ? expect(save).resolves.toBeDefined() : expect(save).rejects.toMatchObject({ status: 403 }))
  }
})

test('another account’s group is not found', async () => {
  const { bench, client } = await open()
  const values = { account_id: 2, name: 'Family', description: '', hierarchy_level: 1, is_client_portal_visible: 1, group_code: '', is_no_access: 0, keeps_access: 0, version: 1 }
  const { id: ID } = await bench.sandbox.store.insertInto('user_groups').values(values).returning('id').executeTakeFirstOrThrow()
  await expect(client.deleteUserGroup({ ID })).rejects.toMatchObject({ status: 404 })
  await expect(client.saveUserGroup({ ...nightStaff, ID, Version: 1 })).rejects.toMatchObject({ status: 404 })
  const UserID = await userId(bench, 'anabarr@mail.example')
  const move = { UserID, SelectedUserGroupID: ID, SelectedUserProfiles: [], IsCodeuserGroupchanges: false }
  await expect(client.saveUserGroupUserProfiles(move)).rejects.toMatchObject({ status: 404, field: 'SelectedUserGroupID' })
})

test('a change of a user’s group based on an older version is refused with the current user', async () => {
  const { bench, client } = await open()
  const UserID = await userId(bench, 'anabarr@mail.example')
  const { Version } = await client.getUserGroupUserProfiles({ UserID })
  const move = { UserID, SelectedUserGroupID: 4, SelectedUserProfiles: [], IsCodeuserGroupchanges: false, Version }
  await client.saveUserGroupUserProfiles(move)
  await expect(client.saveUserGroupUserProfiles({ ...move, SelectedUserGroupID: 3 })).rejects.toMatchObject({
    status: 409, code: 'CONFLICT', body: { current: { UserID, SelectedUserGroupID: 4, Version: Version + 1 } },
  })
  expect(await client.getUserDetail({ ID: UserID })).toMatchObject({ UserGroupID: 4 })
})

test('a change of a user’s group sends the codes to the controllers again only on request', async () => {
  const { bench, client } = await open()
  const UserID = await userId(bench, 'anabarr@mail.example')
  const pushes = async () => (await bench.sandbox.store.selectFrom('device_commands').select('id').execute()).length
  const before = await pushes()
  const move = { UserID, SelectedUserGroupID: 4, SelectedUserProfiles: [] }
  await client.saveUserGroupUserProfiles({ ...move, IsCodeuserGroupchanges: false })
  expect(await pushes()).toBe(before)
  await client.saveUserGroupUserProfiles({ ...move, SelectedUserGroupID: 3, IsCodeuserGroupchanges: true })
  expect(await pushes()).toBeGreaterThan(before)
})

test('the right to notify a group depends on the role and the group', async () => {
  const { bench, client } = await open()
  expect(await client.validateGroupNotificationPermission({ UserGroupID: 4 })).toMatchObject({ IsAllowed: true })
  await expect(client.validateVoiceCallgroupNotificationPermission({ callgroupId: 11 })).rejects.toMatchObject({ status: 404 })
  // Keisha's app doesn't notify her of visitors, but she gets messages by mail.
  const ids = await Promise.all(['anabarr@mail.example', 'k.broussard@mail.example'].map((email) => userId(bench, email)))
  await bench.sandbox.store.updateTable('users').set({ is_cellgate_app: 1 }).where('id', 'in', ids).execute()
  const [ana = 0, keisha = 0] = ids
  const silent = { IsAllowed: true, Recipients: 2, NotTold: [{ UserID: keisha, Name: 'Keisha Broussard', Reason: 'notNotified' }], NotToldCount: 1 }
  expect(await client.validateVideoCallgroupNotificationPermission({ callgroupId: null, UserIDs: ids })).toMatchObject(silent)
  expect(await client.validateGroupNotificationPermission({ UserGroupID: 4, UserIDs: ids })).toMatchObject({ IsAllowed: true, Recipients: 2, NotTold: [] })
  await client.saveCallPreferences({ UserID: ana, QuietHours: [{ Days: [1, 2, 3, 4, 5, 6, 7], Start: 0, End: 1440 }], AllowsNotifications: true, AcknowledgesEnd: true })
  expect(await client.validateVoiceCallgroupNotificationPermission({ callgroupId: 12, UserIDs: ids })).toMatchObject({ NotTold: [{ UserID: ana, Reason: 'alwaysQuiet' }] })
  await bench.sandbox.store.updateTable('users').set({ email: '', is_cellgate_app: 0 }).where('id', '=', ana).execute()
  const { group_id: own } = await bench.sandbox.store.selectFrom('users').select('group_id').where('id', '=', ana).executeTakeFirstOrThrow()
  expect((await client.validateGroupNotificationPermission({ UserGroupID: own ?? 0 })).NotTold).toContainEqual({ UserID: ana, Name: 'Ana Lucía Barrientos', Reason: 'noWay' })
  await expect(client.validateGroupNotificationPermission({ UserGroupID: 4, UserIDs: [8] })).rejects.toMatchObject({ status: 404, field: 'UserIDs' })
  await bench.signIn('desk@whisperingpines.example')
  await expect(client.validateVideoCallgroupNotificationPermission({ callgroupId: 11, UserIDs: [ana] })).rejects.toMatchObject({ status: 404, field: 'UserIDs' })
  expect(await client.validateVideoCallgroupNotificationPermission({ callgroupId: 11 })).toMatchObject({ IsAllowed: true })
  expect(await client.validateVoiceCallgroupNotificationPermission({ callgroupId: 12 })).toMatchObject({ IsAllowed: false })
  await expect(client.validateGroupNotificationPermission({ UserGroupID: 4 })).rejects.toMatchObject({ status: 403 })
})
