import { expect, test } from 'vitest'
import { userId } from '../peopleCalls.fixture.ts'
import { openBench } from '../testing.fixture.ts'

const empty = { DirectoryPin: '', QuietHours: [], FirstCalled: [], SecondCalled: [], Numbers: [] }
const desk = [{ Phone: '+1 713 555 0100', Label: 'Desk' }]

async function open(username?: string) {
  const bench = await openBench()
  await bench.signIn(username)
  const { client } = bench
  const read = async (callgroupId: number) => (await client.getCallGroup({ callgroupId })).CallGroup
  /** Saves the call group with these changes. */
  const change = async (callgroupId: number, changes: object) => client.saveCallGroup({ ...(await read(callgroupId)), callgroupId, ...changes })
  return { bench, client, read, change }
}

test('the list has each group’s users and stations, in directory order', async () => {
  const { bench, client } = await open()
  const { CallGroups } = await client.getCallGroups({})
  expect(CallGroups.map(({ Name }) => Name)).toEqual(['Leasing Desk', 'Night line', 'Tower B Desk', 'Barrientos 0911', 'Clubhouse', 'Pool office'])
  const [leasing, night] = CallGroups
  expect(leasing).toMatchObject({ IsVideo: true, DirectoryPin: '100', Numbers: [{ Phone: '+1 713 555 0100', UserID: null }], OpenInvitations: 1 })
  expect(leasing?.FirstCalled).toEqual([await userId(bench, 'desk@whisperingpines.example'), await userId(bench, 'alejandra.vm@whisperingpines.example')])
  expect(leasing?.People.map(({ Name, HasApp }) => [Name, HasApp])).toEqual([
    ['Leasing Desk', true], ['Alejandra Villaseñor-Montgomery', true], ['Beatriz Lozano', true],
  ])
  expect(leasing?.Stations.map(({ Name }) => Name)).toContain('Main Gate, Entry')
  expect(leasing?.Stations.map(({ Name }) => Name)).not.toContain('Clubhouse Front Door')
  expect(night).toMatchObject({ IsVideo: false, FirstCalled: [], Numbers: [{ Label: 'Oak Ridge Patrol' }, { Label: 'Dwayne Pickett' }] })
  await client.saveCallGroupOrder({ CallGroups: CallGroups.map(({ ID }) => ID).toReversed() })
  expect((await client.getCallGroups({})).CallGroups[0]?.Name).toBe('Pool office')
  await expect(client.saveCallGroupOrder({ CallGroups: [11, 12] })).rejects.toMatchObject({ code: 'VALIDATION', field: 'CallGroups' })
})

test('a group is created and changed; a save based on an older version gets the current group', async () => {
  const { bench, client, read } = await open()
  const ana = await userId(bench, 'anabarr@mail.example')
  const made = await client.saveCallGroup({ ...empty, Name: 'Tower A Desk', DirectoryPin: '00500', FirstCalled: [ana], Numbers: desk })
  expect(made.CallGroup).toMatchObject({ Name: 'Tower A Desk', DirectoryPin: '00500', FirstCalled: [ana], Version: 1, UpdatedBy: 'Dana Whitfield' })
  const { ID: callgroupId } = made.CallGroup
  const later = await client.saveCallGroup({ ...made.CallGroup, callgroupId, SecondCalled: [ana], Version: 1 })
  expect(later.CallGroup).toMatchObject({ SecondCalled: [ana], Version: 2 })
  const stale = client.saveCallGroup({ ...made.CallGroup, callgroupId, FirstCalled: [], Version: 1 })
  await expect(stale).rejects.toMatchObject({ code: 'CONFLICT', body: { current: { SecondCalled: [ana] } } })
  expect(await read(callgroupId)).toEqual(later.CallGroup)
})

test.each([
  ['§5 a name of four characters', { Name: 'Desk' }, { code: 'VALIDATION', field: 'Name' }],
  ['§5 a name that another group has, in any letter case', { Name: 'LEASING DESK' }, { code: 'TAKEN', field: 'Name' }],
  ['§5 a directory PIN with letters', { DirectoryPin: '12a' }, { code: 'VALIDATION', field: 'DirectoryPin' }],
  ['§5 a directory PIN that another group has', { DirectoryPin: '100' }, { code: 'TAKEN', field: 'DirectoryPin' }],
  ['§5 a directory PIN that a user has', { DirectoryPin: '1407' }, { code: 'TAKEN', field: 'DirectoryPin' }],
  ['two phones', { Numbers: [...desk, ...desk] }, { code: 'VALIDATION', field: 'Numbers' }],
  ['a phone without a number', { Numbers: [{ Phone: '', Label: 'Desk' }] }, { code: 'VALIDATION', field: 'Numbers.0.Phone' }],
  ['a user twice in a step', { FirstCalled: [5, 5] }, { code: 'VALIDATION', field: 'FirstCalled' }],
  ['a user of another account', { FirstCalled: [8] }, { status: 404, field: 'FirstCalled' }],
])('%s is refused, and nothing is saved', async (_what, changes, refusal) => {
  const { read, change } = await open()
  const before = await read(14)
  await expect(change(14, { ...changes, AcknowledgesEnd: true })).rejects.toMatchObject(refusal)
  expect(await read(14)).toEqual(before)
})

test('§9 a fourth user cannot ring at the same time', async () => {
  const { change } = await open()
  await expect(change(14, { FirstCalled: [1, 2, 3, 4] })).rejects.toMatchObject({ status: 400 })
})

test('a user cannot take a call group’s directory PIN, and the check names the group', async () => {
  const { bench, client } = await open()
  const ID = await userId(bench, 'anabarr@mail.example')
  const { Version } = await client.getUserDetail({ ID })
  await expect(client.updateUserDetail({ ID, Version, DirectoryPin: '100' })).rejects.toMatchObject({ code: 'TAKEN', field: 'DirectoryPin' })
  expect(await client.isDirectoryPinUnique({ Value: '100' })).toMatchObject({ IsUnique: false, TakenBy: 'Leasing Desk' })
  expect(await client.isDirectoryPinUnique({ Value: '100', ExceptCallGroupID: 11 })).toMatchObject({ IsUnique: true })
})

test('a plan that leaves visitors without an answer is saved only after a confirmation', async () => {
  const { read, change } = await open()
  const before = await read(14)
  // Three plans: one without a step after Ana, an empty one, and one with only the station's own number.
  for (const changes of [{ Numbers: [] }, { FirstCalled: [], Numbers: [] }, { Numbers: [{ Phone: '+1 713 555 0180', Label: '' }] }]) {
    await expect(change(14, changes)).rejects.toMatchObject({ status: 409, code: 'CALL_ENDS_HERE' })
    expect(await read(14)).toEqual(before)
  }
  expect((await change(14, { Numbers: [], AcknowledgesEnd: true })).CallGroup.Numbers).toEqual([])
})

test('a manager reads and reorders only their own group, and cannot change its name or PIN', async () => {
  const { bench, client, read, change } = await open('desk@whisperingpines.example')
  const own = await read(11)
  expect(own.People.map(({ Phone }) => Phone)).toEqual(['', '', ''])
  await expect(read(13)).rejects.toMatchObject({ status: 404 })
  await expect(change(11, { Name: 'Our own desk' })).rejects.toMatchObject({ status: 403, field: 'Name' })
  await expect(change(11, { DirectoryPin: '101' })).rejects.toMatchObject({ status: 403, field: 'DirectoryPin' })
  await expect(change(11, { FirstCalled: [await userId(bench, 'anabarr@mail.example')] })).rejects.toMatchObject({ status: 404, field: 'FirstCalled' })
  await expect(client.saveCallGroup({ ...empty, Name: 'A second one' })).rejects.toMatchObject({ status: 403 })
  const [first = 0, second = 0] = own.FirstCalled
  expect((await change(11, { FirstCalled: [second], SecondCalled: [first] })).CallGroup).toMatchObject({ FirstCalled: [second], SecondCalled: [first] })
  // Only members of the call group can be added, such as the concierge, who isn't in the plan yet.
  const { People } = await client.getCallGroupPeople({ callgroupId: 11 })
  expect(People.map(({ Name }) => Name).toSorted()).toEqual(['Concierge Desk', 'Leasing Desk'])
// A request can only name users that the group may call, so the neighbor is refused.
  const asked = [await userId(bench, 'concierge@whisperingpines.example'), await userId(bench, 'anabarr@mail.example'), ...own.FirstCalled]
  const met = await client.getCallGroupPeople({ callgroupId: 11, UserIDs: asked })
  expect(met.People.map(({ Name }) => Name).toSorted()).toEqual(['Alejandra Villaseñor-Montgomery', 'Concierge Desk', 'Leasing Desk'])
  await change(11, { SecondCalled: [await userId(bench, 'concierge@whisperingpines.example')] })
  await bench.signIn('night@whisperingpines.example')
  expect((await change(12, { Numbers: desk })).CallGroup.Numbers).toMatchObject(desk)
  await expect(read(11)).rejects.toMatchObject({ status: 404 })
})

test('the preview of deleting a group names the users who lose calls; its managers must move to another group', async () => {
  const { bench, client } = await open()
  const invitation = await bench.link('subscribe', 'valid')
  const plan = await client.getCallGroupDeletePlan({ callgroupId: 11 })
  expect(plan).toMatchObject({ Rung: 4, AnsweredFor: 0, OpenInvitations: 1, Stranded: [{ Name: 'Leasing Desk' }, { Name: 'Concierge Desk' }] })
  expect(plan.Stations).toBeGreaterThan(2)
  await expect(client.deleteCallGroup({ callgroupId: 11 })).rejects.toMatchObject({ code: 'GROUP_HAS_MANAGERS', field: 'MoveTo', body: { count: 2 } })
  await expect(client.deleteCallGroup({ callgroupId: 11, MoveTo: 12 })).rejects.toMatchObject({ code: 'VALIDATION', field: 'MoveTo' })
  expect(await client.deleteCallGroup({ callgroupId: 11, MoveTo: 13, Version: plan.Version })).toMatchObject({ Moved: 2 })
  await expect(client.getCallGroup({ callgroupId: 11 })).rejects.toMatchObject({ status: 404 })
  const { authKey } = await bench.signIn('desk@whisperingpines.example')
  expect(await client.getUserDetails({ authkey: authKey })).toMatchObject({ callgroupId: 13 })
  expect(await client.getSubscribeDetails({ d: invitation })).toMatchObject({ IsValid: false })
})
