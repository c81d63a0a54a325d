import { expect, test } from 'vitest'
import { userId } from '../peopleCalls.fixture.ts'
import { type Bench, danaName, day, openBench } from '../testing.fixture.ts'

type Action = Parameters<Bench['client']['saveBulkUserAction']>[0]['Action']

async function open() {
  const bench = await openBench()
  await bench.signIn()
  const ids = (...emails: string[]) => Promise.all(emails.map((email) => userId(bench, email)))
  const act = (SelectedUsers: number[], Action: Action) => bench.client.saveBulkUserAction({ Selection: { SelectedUsers }, Action })
  return { bench, ids, act }
}

test('each row says whether the user was changed, unchanged or refused, with the reason', async () => {
  const { bench, ids, act } = await open()
  const [inA = 0, inB = 0, oakline = 0] = await ids('anabarr@mail.example', 'k.broussard@mail.example', 'home@oakline.example')
  const result = await act([inA, inB, oakline, 99_999], { Kind: 'group', UserGroupID: 3 })
  expect(result).toMatchObject({ Done: 1, Unchanged: 1, Refused: 2, message: '1 changed, 1 unchanged, 2 refused.' })
  expect(result.Results.map(({ ID, Outcome, Code }) => [ID, Outcome, Code])).toEqual([
    [oakline, 'refused', 'NOT_FOUND'], [99_999, 'refused', 'NOT_FOUND'], [inB, 'done', ''], [inA, 'unchanged', ''],
  ])
  expect((await bench.client.getUserDetail({ ID: inB })).UserGroupID).toBe(3)
  expect((await bench.client.getUserDetail({ ID: inA })).Version).toBe(1)
})

test('a bulk action over a filter, with exceptions, runs only if the filter still matches the expected number', async () => {
  const { bench } = await open()
  const { Total, Users } = await bench.client.getUserTierUserList({ userGroupID: 5 })
  const except = Users[0]?.ID ?? 0
  const send = (ExpectedCount: number) =>
    bench.client.saveBulkUserAction({
      Selection: { Filter: { userGroupID: 5 }, ExpectedCount, ExceptUsers: [except] }, Action: { Kind: 'group', UserGroupID: 4 },
    })
  await expect(send(Total - 1)).rejects.toMatchObject({ status: 409, code: 'SELECTION_CHANGED', body: { count: Total } })
  expect(await send(Total)).toMatchObject({ Done: Total - 1, Refused: 0 })
  expect((await bench.client.getUserTierUserList({ userGroupID: 5 })).Users.map(({ ID }) => ID)).toEqual([except])
})

test('a bulk move of all users into a group leaves out the signed-in user', async () => {
  const { bench } = await open()
  const ExpectedCount = (await bench.client.getUserTierUserList({})).Total
  const result = await bench.client.saveBulkUserAction({ Selection: { Filter: {}, ExpectedCount }, Action: { Kind: 'group', UserGroupID: 4 } })
  expect(result.Results[0]).toMatchObject({ Name: 'Dana Whitfield', Code: 'OWN_USER' })
  expect(result.Done + result.Unchanged + 1).toBe(ExpectedCount)
  const own = { UserID: await userId(bench, danaName), SelectedUserGroupID: 4, SelectedUserProfiles: [1 as const], IsCodeuserGroupchanges: false }
  await expect(bench.client.saveUserGroupUserProfiles(own)).rejects.toMatchObject({ status: 409, code: 'OWN_USER' })
})

test('turning web access off in bulk leaves out the signed-in user', async () => {
  const { bench, ids, act } = await open()
  const selected = await ids(danaName, 'k.broussard@mail.example', 'anabarr@mail.example', 'billing@whisperingpines.example')
  const ines = await bench.signIn('billing@whisperingpines.example')
  await bench.signIn()
  const result = await act(selected, { Kind: 'webAccess', IsWebLoginEnabled: false })
  expect(result.Results.map(({ Outcome, Code }) => Outcome + Code)).toEqual(['refusedOWN_USER', 'done', 'done', 'unchanged'])
  await expect(bench.as(ines, () => bench.client.getDashboard())).rejects.toMatchObject({ name: 'SessionExpired' })
})

test('turning web access on in bulk gives each user a user name, and refuses users without an email address', async () => {
  const { bench, ids, act } = await open()
  const [ana = 0, patrol = 0] = await ids('anabarr@mail.example', 'ops@oakridge.example')
  await bench.client.updateUserDetail({ ID: patrol, Version: 1, Email: '' })
  const result = await act([ana, patrol], { Kind: 'webAccess', IsWebLoginEnabled: true })
  expect(result.Results.map(({ ID, Outcome, Code }) => [ID, Outcome, Code])).toEqual([[patrol, 'refused', 'VALIDATION'], [ana, 'done', '']])
  expect(await bench.client.getUserDetail({ ID: ana })).toMatchObject({ Username: 'anabarr@mail.example', Status: 'Invited' })
})

test('§4 turning web access on needs a call group for managers without one, and adds them to it', async () => {
  const { bench, ids, act } = await open()
  const [towerA = 0, spare = 0, ana = 0] = await ids('tower.a@whisperingpines.example', 'spare.line@whisperingpines.example', 'anabarr@mail.example')
  await bench.sandbox.store.updateTable('users').set({ has_web_access: 0, phone: '+1 713 555 0188' }).where('id', 'in', [towerA, spare]).execute()
  const Selection = { SelectedUsers: [towerA, spare, ana] }
  expect(await bench.client.previewCallGroupChange({ Selection, Action: 'webOn' })).toMatchObject({ NeedVideoGroup: 1, NeedVoiceGroup: 1, Changes: [] })
  const on = { Kind: 'webAccess', IsWebLoginEnabled: true } as const
  expect((await act([towerA], on)).Results).toMatchObject([{ Outcome: 'refused', Code: 'VALIDATION', message: 'Choose a call group: without one this type of user cannot sign in.' }])
  await expect(act([towerA], { ...on, VideoCallgroupId: 12 })).rejects.toMatchObject({ status: 400, field: 'VideoCallgroupId' })
  expect(await act(Selection.SelectedUsers, { ...on, VideoCallgroupId: 14, VoiceCallgroupId: 12 })).toMatchObject({ Done: 3, Refused: 0 })
  const groups = await Promise.all(Selection.SelectedUsers.map(async (ID) => (await bench.client.getUserDetail({ ID })).callgroupId))
  expect(groups).toEqual([14, 12, null])
  expect((await bench.client.getCallGroup({ callgroupId: 14 })).CallGroup.FirstCalled).toContain(towerA)
  expect((await bench.client.getCallGroup({ callgroupId: 12 })).CallGroup.Numbers.map(({ UserID }) => UserID)).toContain(spare)
  expect(await bench.client.previewCallGroupChange({ Selection, Action: 'webOn' })).toMatchObject({ NeedVideoGroup: 0, NeedVoiceGroup: 0 })
})

test('the preview of a move-out shows each changed call group before and after, and the move-out matches it', async () => {
  const { bench, ids, act } = await open()
  const [ana = 0, broussard = 0, quiet = 0] = await ids('anabarr@mail.example', 'k.broussard@mail.example', 'rk.jr@mail.example')
  const preview = (...SelectedUsers: number[]) => bench.client.previewCallGroupChange({ Selection: { SelectedUsers }, Action: 'leave' })
  expect(await preview(quiet)).toMatchObject({ Changes: [], Total: 0 })
  await expect(preview(99_999)).rejects.toMatchObject({ status: 404 })
  const { Changes, Total } = await preview(ana, broussard)
  expect([Total, Changes.map(({ CallGroup }) => CallGroup.Name)]).toEqual([2, ['Tower B Desk', 'Barrientos 0911']])
  expect(Changes.every(({ CallGroup, FirstCalled, SecondCalled }) => FirstCalled.length + SecondCalled.length < CallGroup.FirstCalled.length + CallGroup.SecondCalled.length)).toBe(true)
  await act([ana, broussard], { Kind: 'moveOut' })
  for (const { CallGroup: { ID }, FirstCalled, SecondCalled, Numbers } of Changes) {
    expect((await bench.client.getCallGroup({ callgroupId: ID })).CallGroup).toMatchObject({ FirstCalled, SecondCalled, Numbers })
  }
  expect(await preview(quiet)).toMatchObject({ Total: 0 })
})

test('a bulk move-out is undone as a whole', async () => {
  const { bench, ids, act } = await open()
  const selected = await ids('anabarr@mail.example', 'k.broussard@mail.example', danaName)
  const { ReceiptID = 0, Done, Refused } = await act(selected, { Kind: 'moveOut' })
  expect([Done, Refused]).toEqual([2, 1])
  const group = async () => Promise.all(selected.slice(0, 2).map(async (ID) => (await bench.client.getUserDetail({ ID })).UserGroupID))
  expect(await group()).toEqual([6, 6])
  expect(await bench.client.getUndoableActions({})).toMatchObject({ Actions: [{ ReceiptID, Kind: 'moveOut', People: 2 }] })
  expect(await bench.client.undoBulkAction({ ReceiptID })).toMatchObject({ Done: 2, Refused: 0 })
  expect(await group()).toEqual([3, 4])
})

test('a bulk group change can be found and undone; users who were changed later stay, with the reason', async () => {
  const { bench, ids, act } = await open()
  const [ana = 0, broussard = 0, resident = 0] = await ids('anabarr@mail.example', 'k.broussard@mail.example', 'christopher.featherstonehaugh@mail.example')
  const groupOf = async (ID: number) => (await bench.client.getUserDetail({ ID })).UserGroupID
  const before = await Promise.all([ana, broussard, resident].map(groupOf))
  const { ReceiptID = 0 } = await act([ana, broussard, resident], { Kind: 'group', UserGroupID: 5 })
  const { Actions } = await bench.client.getUndoableActions({})
  expect(Actions).toMatchObject([{ ReceiptID, Kind: 'group', People: 3, UserGroupName: expect.stringMatching(/./) as string }])
  await bench.client.updateUserDetail({ ID: broussard, Version: (await bench.client.getUserDetail({ ID: broussard })).Version, Notes: 'Moved twice' })
  const undone = await bench.client.undoBulkAction({ ReceiptID })
  expect(undone).toMatchObject({ Done: 2, Refused: 1, Results: [{ ID: broussard, Code: 'CONFLICT' }, {}, {}] })
  expect(await Promise.all([ana, broussard, resident].map(groupOf))).toEqual([before[0], 5, before[2]])
  expect((await bench.client.getUndoableActions({})).Actions).toEqual([])
  await expect(bench.client.undoBulkAction({ ReceiptID })).rejects.toMatchObject({ status: 409, code: 'RECEIPT_USED' })
})

test('only the administrator who ran a bulk action can undo it, for a day', async () => {
  const { bench, ids, act } = await open()
  const { ReceiptID = 0 } = await act(await ids('anabarr@mail.example'), { Kind: 'group', UserGroupID: 5 })
  await bench.signIn('robert.k@gatewell.example')
  await expect(bench.client.undoBulkAction({ ReceiptID })).rejects.toMatchObject({ status: 404, code: 'RECEIPT_UNKNOWN' })
  bench.time.now += day + 1
  await bench.signIn()
  await expect(bench.client.undoBulkAction({ ReceiptID })).rejects.toMatchObject({ code: 'RECEIPT_EXPIRED' })
  expect((await bench.client.getUndoableActions({})).Actions).toEqual([])
})

test('users are deleted in bulk', async () => {
  const { bench, ids, act } = await open()
  const selected = await ids('anabarr@mail.example', 'k.broussard@mail.example')
  expect(await act(selected, { Kind: 'delete' })).toMatchObject({ Done: 2 })
  await expect(bench.client.getUserDetail({ ID: selected[0] ?? 0 })).rejects.toMatchObject({ status: 404 })
})

test('a bulk action repeated with the same idempotency key runs once', async () => {
  const { bench, ids } = await open()
  const request = { Selection: { SelectedUsers: await ids('anabarr@mail.example') }, Action: { Kind: 'group', UserGroupID: 4 } } as const
  const options = { idempotencyKey: crypto.randomUUID() }
  const first = await bench.client.saveBulkUserAction(request, options)
  expect(await bench.client.saveBulkUserAction(request, options)).toEqual(first)
  expect(first.Done).toBe(1)
})

test('§7 saveUserGroupMultiUserMultiProfile gives a group and profiles to many users', async () => {
  const { bench, ids } = await open()
  const SelectedUsers = await ids('anabarr@mail.example', 'k.broussard@mail.example')
  const result = await bench.client.saveUserGroupMultiUserMultiProfile({ SelectedUsers, SelectedUserGroupId: 2, SelectedUserProfiles: [3] })
  expect(result).toMatchObject({ Done: 2, Refused: 0 })
  const { SelectedUserGroupID, SelectedUserProfiles } = await bench.client.getUserGroupUserProfiles({ UserID: SelectedUsers[0] ?? 0 })
  expect([SelectedUserGroupID, SelectedUserProfiles]).toEqual([2, [3]])
  const refused = await bench.client.saveUserGroupMultiUserMultiProfile({ SelectedUsers, SelectedUserGroupId: 2, SelectedUserProfiles: [2] })
  expect(refused.Results.map(({ Code }) => Code)).toEqual(['FORBIDDEN', 'FORBIDDEN'])
})
