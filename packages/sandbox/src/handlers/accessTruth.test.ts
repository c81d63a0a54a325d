import { AccessCodeType } from '@portal/domain'
import { expect, test } from 'vitest'
import { openBench } from '../testing.fixture.ts'

const noAccess = 6
const vendors = 5

async function openSignedIn() {
  const bench = await openBench()
  await bench.signIn()
  const idOf = async (email: string) => (await bench.sandbox.store.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
  return { ...bench, idOf }
}

test('a user in the group without doors has no access on their page, in the list and on the groups page', async () => {
  const { client, sandbox } = await openSignedIn()
  const { id } = await sandbox.store.selectFrom('users').select('id').where('group_id', '=', noAccess).where('removed_at', 'is', null).executeTakeFirstOrThrow()
  expect((await client.getUserAccessRestriction({ UserID: id })).Access).toMatchObject({ None: 'group', Rules: [] })
  const { Users } = await client.getUserTierUserList({ userGroupID: noAccess })
  expect(Users.map(({ Access }) => Access?.None)).toContain('group')
  const { UserGroups } = await client.getUserGroups({})
  expect(UserGroups.filter(({ Access }) => Access?.None === 'group').map(({ ID }) => ID)).toEqual([noAccess])
})

test('a user’s access summary combines the group’s rules, the user’s restriction and the places over all doors', async () => {
  const { client, idOf } = await openSignedIn()
  const pest = await idOf('routes@lonestarpest.example')
  const crew = await idOf('crew@magnolialandscaping.example')
  const accessOf = async (UserID: number) => (await client.getUserAccessRestriction({ UserID })).Access
  expect(await accessOf(pest)).toMatchObject({
    None: null, DoorCount: 8, Rules: [{ DoorCount: 3, Doors: ['Main Gate, Entry', 'Main Gate, Exit', 'Service Gate, Fannin St.'], Restriction: { Windows: [{ Days: [1, 2, 3, 4, 5], Start: 480, End: 1080 }] } }],
  })
  expect(await accessOf(crew)).toMatchObject({ Rules: [{ DoorCount: 3, Restriction: { Windows: [{ Days: [2, 4], Start: 480, End: 930 }], LimitEntryUses: 30 } }] })
  await client.createUpdateAccess({ UserID: pest, HasAllLocationAccess: false, PropertyLocations: [106], Modules: [] })
  expect(await accessOf(pest)).toMatchObject({ None: 'never' })
  await client.saveUpdateaccessRestrictions({ UserID: crew, Restriction: { EndDate: '2026-11-01' } })
  expect(await accessOf(crew)).toMatchObject({ None: 'ended', EndedAt: { Date: '2026-11-01', Minute: 1440 } })
})

test('the dashboard names the schedule that holds a door open, and its end', async () => {
  const { client, time, signIn } = await openSignedIn()
  const exit = async () => (await client.getDashboard()).Ports.find(({ ID }) => ID === 'main-exit')
  expect(await exit()).toMatchObject({ Status: 'Closed', Because: 'device', HeldBySchedule: null, Until: '2026-11-23T12:30:00.000Z' })
  time.now = Date.parse('2026-11-23T13:21:00Z')
  await signIn()
  expect(await exit()).toMatchObject({ Status: 'HeldOpen', Because: 'schedule', HeldBySchedule: 'Exit lane, morning rush', Until: '2026-11-23T15:00:00.000Z' })
})

test('activity names the schedule that held a door open', async () => {
  const { client, time, signIn, scan } = await openSignedIn()
  time.now = Date.parse('2026-11-23T13:21:00Z')
  await signIn()
  await scan('main-exit', 'nobody has this')
  expect((await client.getDashboard()).Events[0]).toMatchObject({ Decision: 'open', HeldOpenBy: 'schedule', HeldBySchedule: 'Exit lane, morning rush' })
})

test('"can they get in?" answers for an unsaved draft, and saves nothing', async () => {
  const { client, idOf } = await openSignedIn()
  const UserID = await idOf('k.broussard@mail.example')
  const question = { UserID, PortID: 'main-entry' }
  const weekdays = { Windows: [{ Days: [1 as const, 2 as const, 3 as const, 4 as const, 5 as const], Start: 540, End: 1020 }] }
  const ask = (Draft: Parameters<typeof client.explainAccess>[0]['Draft']) => client.explainAccess({ ...question, Draft })
  expect(await client.explainAccess(question)).toMatchObject({ Outcome: 'allowed' })
  expect(await ask({ Kind: 'userRestriction', UserID, Restriction: weekdays })).toMatchObject({ Outcome: 'denied', Deciding: 'ownRestriction', NextOpening: '2026-11-23T15:00:00.000Z' })
  expect(await ask({ Kind: 'userGroup', UserIDs: [UserID], UserGroupID: noAccess })).toMatchObject({ Outcome: 'denied', Deciding: 'groupRestriction' })
  expect(await ask({ Kind: 'userPlaces', UserID, HasAllLocationAccess: false, PropertyLocations: [106] })).toMatchObject({ Outcome: 'denied', Deciding: 'standing' })
  // An unsaved change about another user doesn't affect this one.
  expect(await ask({ Kind: 'userRestriction', UserID: await idOf('routes@lonestarpest.example'), Restriction: weekdays })).toMatchObject({ Outcome: 'allowed' })
  expect(await client.explainAccess(question)).toMatchObject({ Outcome: 'allowed' })
})

test('"can they get in?" answers for a draft of a group’s rule, a schedule and a holiday', async () => {
  const { client } = await openSignedIn()
  const monday = { UserGroupID: vendors, PortID: 'main-exit', At: '2026-11-23T13:21:00Z' }
  const never: Parameters<typeof client.explainAccess>[0]['Draft'] = { Kind: 'groupRestriction', UserGroupID: vendors, PropertyLocationID: 103, Restriction: { Windows: [] } }
  expect(await client.explainAccess({ UserGroupID: vendors, PortID: 'service-gate', At: '2026-11-23T16:00:00Z' })).toMatchObject({ Outcome: 'allowed' })
  expect(await client.explainAccess({ UserGroupID: vendors, PortID: 'service-gate', At: '2026-11-23T16:00:00Z', Draft: never })).toMatchObject({ Outcome: 'denied' })
  expect(await client.explainAccess(monday)).toMatchObject({ Outcome: 'allowed', Deciding: 'heldOpen' })
  const { Schedules } = await client.getSchedules({})
  const rush = Schedules.find(({ Name }) => Name === 'Exit lane, morning rush')
  if (!rush) throw new Error('The rush is seeded.')
  const { ID: ScheduleID, PropertyLocationID, DoorOutputMode, Ports, Windows, Exceptions, PausesOnHolidays } = rush
  const off = { Kind: 'schedule', ScheduleID, PropertyLocationID, DoorOutputMode, Ports, Windows, Exceptions, PausesOnHolidays, IsActive: false } as const
  expect(await client.explainAccess({ ...monday, Draft: off })).toMatchObject({ Outcome: 'denied' })
  const holiday = { Kind: 'holiday', PropertyLocationID: 101, Dates: { From: '2026-11-23', Until: '2026-11-23' } } as const
  expect(await client.explainAccess({ ...monday, Draft: holiday })).toMatchObject({ Outcome: 'denied' })
})

test('the explanation counts a user’s active codes at the door, and 0 when all are suspended', async () => {
  const { client, idOf, sandbox } = await openSignedIn()
  const UserID = await idOf('k.broussard@mail.example')
  const codes = async () => (await client.explainAccess({ UserID, PortID: 'main-entry' })).ActiveCodes
  expect(await codes()).toBeGreaterThan(0)
  await sandbox.store.updateTable('access_codes').set({ is_active: 0 }).where('user_id', '=', UserID).execute()
  expect(await codes()).toBe(0)
  expect((await client.explainAccess({ UserGroupID: vendors, PortID: 'main-entry' })).ActiveCodes).toBeNull()
})

test('the QR check and the Bluetooth check each judge only their own entry method', async () => {
  const { client, idOf, time, signIn } = await openSignedIn()
  const [crew, christopher] = [await idOf('crew@magnolialandscaping.example'), await idOf('christopher.featherstonehaugh@mail.example')]
  const at = 'main-entry'
  expect(await client.qrCodeAccessCheck({ UserID: crew, PortID: at })).toMatchObject({ IsAllowed: false, Reason: 'unknownCode', message: 'Magnolia Landscaping has no QR key for Main Gate, Entry.' })
  expect(await client.qrCodeAccessCheck({ UserID: christopher, PortID: at })).toMatchObject({ IsAllowed: false })
  expect(await client.bluetoothAccessCheck({ UserID: christopher, PortID: at })).toMatchObject({ IsAllowed: true, Reason: 'opened' })
  expect(await client.bluetoothAccessCheck({ UserID: crew, PortID: at })).toMatchObject({ IsAllowed: false })
  const everywhere = { PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] }
  await client.saveUpdateAccessCodeUnique({ userID: crew, AccessCodeTypeID: AccessCodeType.QR, Label: 'QR', Code: 'PKEY-CREW-1', ...everywhere })
  time.now = Date.parse('2026-11-24T15:00:00Z')
  await signIn()
  expect(await client.qrCodeAccessCheck({ UserID: crew, PortID: at })).toMatchObject({ IsAllowed: true })
  expect(await client.qrCodeAccessCheck({ UserID: crew, PortID: 'pool-gate' })).toMatchObject({ IsAllowed: false })
})

test('previews show the effect of a bulk move, a group deletion, a holiday and new places', async () => {
  const { client, idOf } = await openSignedIn()
  const effect = async (Change: Parameters<typeof client.previewRestrictionEffect>[0]['Change']) => client.previewRestrictionEffect({ Change })
  const { Total } = await client.getUserTierUserList({ userGroupID: vendors })
  const filter = { Filter: { userGroupID: vendors }, ExpectedCount: Total }
  const moved = await effect({ Kind: 'bulkGroup', Selection: filter, UserGroupID: noAccess })
  expect(moved).toMatchObject({ PeopleCount: Total, GainCount: 0 })
  expect(moved.LoseCount).toBeGreaterThan(0)
  expect(await effect({ Kind: 'groupDeletion', UserGroupID: vendors, MoveToUserGroupID: noAccess })).toMatchObject({ LoseCount: moved.LoseCount, GainCount: 0 })
  await expect(effect({ Kind: 'bulkGroup', Selection: { ...filter, ExpectedCount: Total + 1 }, UserGroupID: noAccess })).rejects.toMatchObject({ code: 'SELECTION_CHANGED' })
  const UserID = await idOf('routes@lonestarpest.example')
  expect(await effect({ Kind: 'userPlaces', UserID, HasAllLocationAccess: false, PropertyLocations: [101] })).toMatchObject({ PeopleCount: 1, LoseCount: 1, GainCount: 0 })
  // The holiday is a Thursday in another week. Users who can enter only while the exit is held open in the morning lose that on the holiday.
  const holiday = await effect({ Kind: 'holiday', PropertyLocationID: 101, Dates: { From: '2026-12-03', Until: '2026-12-03' } })
  expect(holiday).toMatchObject({ GainCount: 0, WeekOf: '2026-11-30', Ports: [{ PortID: 'main-exit' }] })
  expect(holiday.LoseCount).toBeGreaterThan(0)
  const { Holidays } = await client.getHolidays({})
  const christmas = Holidays.find(({ Name }) => Name === 'Christmas Day')
  const removed = await effect({ Kind: 'holiday', HolidayID: christmas?.ID ?? 0, PropertyLocationID: christmas?.PropertyLocationID ?? 0, Dates: null })
  expect(removed).toMatchObject({ LoseCount: 0 })
  expect(removed.GainCount).toBeGreaterThan(0)
})

test('the user groups at a door are those that may enter now, with the next opening of the others', async () => {
  const bench = await openBench()
  const { client, time } = bench
  time.now = Date.parse('2026-11-23T13:30:00Z')
  await bench.signIn()
  const { Groups, Now } = await client.getGroupsAtDoor({ PortID: 'service-gate' })
  expect(Groups.map(({ Name, Outcome, NextOpening }) => [Name, Outcome, NextOpening])).toEqual([
    ['First responders', 'allowed', null], ['Staff and leasing', 'allowed', null], ['Residents, Tower A', 'allowed', null], ['Residents, Tower B', 'allowed', null],
    ['Vendors, weekday', 'denied', '2026-11-23T14:00:00.000Z'], ['No access', 'denied', null],
  ])
  for (const { ID, Outcome, NextOpening } of Groups) expect(await client.explainAccess({ UserGroupID: ID, PortID: 'service-gate', At: Now })).toMatchObject({ Outcome, NextOpening })
  await expect(client.getGroupsAtDoor({ PortID: 'oakline-gate' })).rejects.toMatchObject({ status: 404 })
})

test('the users who can enter at a door now add up by group, each exception with its reason, as "can they get in?" says for each user', async () => {
  const bench = await openBench()
  const { client, time, sandbox: { store } } = bench
  time.now = Date.parse('2026-11-23T20:12:00Z')
  await bench.signIn()
  const PortID = 'main-entry'
  const { Groups, WithoutGroup } = await client.getGroupsAtDoor({ PortID })
  const { Users } = await client.getUserTierUserList({ count: 100 })
  const mayEnter = async (UserID: number) => (await client.explainAccess({ UserID, PortID })).Outcome === 'allowed'
  for (const group of [...Groups, { ...WithoutGroup, ID: null, Outcome: 'denied' as const, Exceptions: [] }]) {
    const members = Users.filter(({ UserGroupID }) => UserGroupID === group.ID)
    const allowed = await Promise.all(members.map(({ ID }) => mayEnter(ID)))
    expect([group.ID, group.MemberCount, group.AllowedCount]).toEqual([group.ID, members.length, allowed.filter(Boolean).length])
    if (group.Outcome === 'allowed') expect(group.AllowedCount + group.Exceptions.reduce((sum, { Count }) => sum + Count, 0)).toBe(group.MemberCount)
  }
  expect(Groups.map(({ Name, AllowedCount, MemberCount, Until, OwnHoursCount, Exceptions }) => [Name, AllowedCount, MemberCount, Until, OwnHoursCount, Exceptions])).toEqual([
    ['First responders', 3, 3, null, 0, []],
    ['Staff and leasing', 7, 7, null, 0, []],
    ['Residents, Tower A', 15, 17, null, 0, [{ Because: 'expired', Count: 1, At: null }, { Because: 'notYetValid', Count: 1, At: '2026-11-30T06:00:00.000Z' }]],
    ['Residents, Tower B', 18, 18, null, 0, []],
    ['Vendors, weekday', 2, 4, '2026-11-24T00:00:00.000Z', 1, [{ Because: 'expired', Count: 1, At: null }, { Because: 'otherHours', Count: 1, At: null }]],
    ['No access', 0, 2, null, 0, []],
  ])
  const keisha = (await store.selectFrom('users').select('id').where('email', '=', 'k.broussard@mail.example').executeTakeFirstOrThrow()).id
  await client.createUpdateAccess({ UserID: keisha, HasAllLocationAccess: false, PropertyLocations: [106], Modules: [] })
  expect((await client.getGroupsAtDoor({ PortID })).Groups.flatMap(({ Exceptions }) => Exceptions)).toContainEqual({ Because: 'otherDoors', Count: 1, At: null })
})

test('the guests who can enter at a door now are those whose invite opens it, and the list of invites for the door has all that are valid', async () => {
  const bench = await openBench()
  const { client, time } = bench
  await bench.signIn()
  const PortID = 'main-entry'
  const invite = { InviteName: 'Night crew', Ports: [PortID], InviteType: 'Recurring' as const, Windows: [{ Days: [1 as const], Start: 0, End: 60 }] }
  const before = (await client.getGroupsAtDoor({ PortID })).Invites
  await client.createQRInvite(invite)
  const after = (await client.getGroupsAtDoor({ PortID })).Invites
  expect(after).toEqual({ ...before, Count: (before?.Count ?? 0) + 1 })
  expect((await client.getInvites({ Status: 'Valid', PortID })).TotalCount).toBe(after?.Count)
  time.now = Date.parse('2026-11-30T06:30:00Z')
  await bench.signIn()
  expect((await client.getGroupsAtDoor({ PortID })).Invites?.Names).toContain('Night crew')
  expect((await client.getInvites({ PortID: 'oakline-gate' })).TotalCount).toBe(0)
})
