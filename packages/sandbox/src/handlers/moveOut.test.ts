import { expect, test } from 'vitest'
import { userId } from '../peopleCalls.fixture.ts'
import { type Bench, danaName, day, openBench } from '../testing.fixture.ts'

const christopher = 'christopher.featherstonehaugh@mail.example'
const tables = ['access_codes', 'access_code_locations', 'invites', 'call_group_members', 'call_group_numbers', 'user_places', 'user_restrictions', 'users'] as const

/** Every row that a move-out could change, without the columns for the time and author of a change. */
async function dump({ sandbox }: Bench): Promise<string> {
  const rows = []
  for (const table of tables) rows.push((await sandbox.store.selectFrom(table).selectAll().execute()).map(textOf).toSorted())
  return JSON.stringify(rows)
}

const textOf = (row: object) => JSON.stringify(row, (key, value: unknown) => (['version', 'updated_at', 'updated_by'].includes(key) ? undefined : value))

async function open(email = christopher) {
  const bench = await openBench()
  await bench.signIn()
  const ID = await userId(bench, email)
  const moveOut = async () => bench.client.moveOutUser({ ID, Version: (await bench.client.getMoveOutPlan({ ID })).Version })
  return { bench, ID, moveOut }
}

test('the plan lists what a move-out ends, and the move-out ends exactly that', async () => {
  const { bench, ID, moveOut } = await open()
  const plan = await bench.client.getMoveOutPlan({ ID })
  expect(plan).toMatchObject({ IsAllowed: true, Warnings: [] })
  expect(plan.Lines.map(({ Kind }) => Kind)).toEqual(expect.arrayContaining(['group', 'code', 'directory']))
  const done = await moveOut()
  expect(done.Lines).toEqual(plan.Lines)
  const after = await bench.client.getUserDetail({ ID })
  expect(after).toMatchObject({ UserGroupName: 'No access', Status: 'NoAccess', DirectoryPin: '', IsWebLoginEnabled: false })
  const { sandbox } = bench
  expect(await sandbox.store.selectFrom('access_codes').select('id').where('user_id', '=', ID).where('is_active', '=', 1).execute()).toEqual([])
  expect((await bench.scan('main-entry', '41727')).outcome).toBe('denied')
})

test('undo restores everything byte for byte, and the codes open again', async () => {
  const { bench, moveOut } = await open('priya.ro@mail.example')
  const before = await dump(bench)
  const { ReceiptToken } = await moveOut()
  expect(await dump(bench)).not.toBe(before)
  await bench.client.undoMoveOut({ ReceiptToken })
  expect(await dump(bench)).toBe(before)
  expect((await bench.scan('main-entry', '15012')).outcome).toBe('open')
})

test('a move-out of one user can be undone by the user’s id for a day', async () => {
  const { bench, ID, moveOut } = await open()
  const detail = () => bench.client.getUserDetail({ ID })
  expect((await detail()).UndoMoveOutUntil).toBeNull()
  const { UndoUntil } = await moveOut()
  expect((await detail()).UndoMoveOutUntil).toBe(UndoUntil)
  await bench.client.undoMoveOut({ ID })
  expect(await detail()).toMatchObject({ UndoMoveOutUntil: null, UserGroupName: expect.not.stringMatching('No access') as string })
  await expect(bench.client.undoMoveOut({ ID })).rejects.toMatchObject({ status: 409, code: 'RECEIPT_EXPIRED' })
  await moveOut()
  bench.time.now += day + 1
  await bench.signIn()
  expect((await detail()).UndoMoveOutUntil).toBeNull()
})

test('a move-out is refused if a change was made after the plan was read', async () => {
  const { bench, ID } = await open()
  const { Version } = await bench.client.getMoveOutPlan({ ID })
  await bench.client.updateUserDetail({ ID, Version, Notes: 'Stays until June.' })
  await expect(bench.client.moveOutUser({ ID, Version })).rejects.toMatchObject({ status: 409, code: 'PLAN_CHANGED' })
})

test('undo works once, within a day, and not over a later change', async () => {
  const { bench, ID, moveOut } = await open()
  const first = await moveOut()
  await bench.client.undoMoveOut({ ReceiptToken: first.ReceiptToken })
  await expect(bench.client.undoMoveOut({ ReceiptToken: first.ReceiptToken })).rejects.toMatchObject({ code: 'RECEIPT_USED' })
  await expect(bench.client.undoMoveOut({ ReceiptToken: 'guess' })).rejects.toMatchObject({ status: 404, code: 'RECEIPT_UNKNOWN' })
  const second = await moveOut()
  await bench.client.updateUserDetail({ ID, Version: (await bench.client.getUserDetail({ ID })).Version, Notes: 'Left.' })
  await expect(bench.client.undoMoveOut({ ReceiptToken: second.ReceiptToken })).rejects.toMatchObject({ code: 'CONFLICT' })
  bench.time.now += day + 1
  await bench.signIn()
  await expect(bench.client.undoMoveOut({ ReceiptToken: second.ReceiptToken })).rejects.toMatchObject({ code: 'RECEIPT_EXPIRED' })
})

test('undo is refused when another user has the PIN meanwhile, and changes nothing', async () => {
  const { bench, moveOut } = await open()
  const { ReceiptToken } = await moveOut()
  const other = await userId(bench, 'k.broussard@mail.example')
  await bench.client.updateUserDetail({ ID: other, Version: 1, DirectoryPin: '04172' })
  const between = await dump(bench)
  await expect(bench.client.undoMoveOut({ ReceiptToken })).rejects.toMatchObject({ status: 409, code: 'TAKEN', field: 'DirectoryPin' })
  expect(await dump(bench)).toBe(between)
})

test('another account cannot undo the move-out', async () => {
  const { bench, moveOut } = await open()
  const { ReceiptToken } = await moveOut()
  await bench.signIn('home@oakline.example')
  await expect(bench.client.undoMoveOut({ ReceiptToken })).rejects.toMatchObject({ code: 'RECEIPT_UNKNOWN' })
})

test('the plan warns about a call group that the move-out leaves empty', async () => {
  const { bench, ID } = await open('anabarr@mail.example')
  expect((await bench.client.getMoveOutPlan({ ID })).Warnings).toEqual([])
  const { CallGroup } = await bench.client.getCallGroup({ callgroupId: 14 })
  await bench.client.saveCallGroup({ ...CallGroup, callgroupId: 14, Numbers: [], AcknowledgesEnd: true })
  const { Warnings, IsAllowed } = await bench.client.getMoveOutPlan({ ID })
  expect(Warnings).toEqual([{ Code: 'CALL_GROUP_EMPTY', Names: [expect.stringMatching(/./)] }])
  expect(IsAllowed).toBe(true)
})

test('a user who moved out stops ringing; undo restores their call groups, except full ones', async () => {
  const { bench, ID, moveOut } = await open('a.abbott@mail.example')
  const rung = async () => (await bench.client.getCallGroup({ callgroupId: 13 })).CallGroup.FirstCalled
  const before = await rung()
  expect(before).toContain(ID)
  await moveOut()
  const left = await rung()
  expect(left).toEqual(before.filter((id) => id !== ID))
  await bench.client.undoMoveOut({ ID })
  expect(await rung()).toEqual(before)
  await moveOut()
  const { CallGroup } = await bench.client.getCallGroup({ callgroupId: 13 })
  const full = [...left, await userId(bench, 'tlcao@mail.example'), await userId(bench, 'hhalv@mail.example')]
  await bench.client.saveCallGroup({ ...CallGroup, callgroupId: 13, FirstCalled: full, AcknowledgesEnd: true })
  await bench.client.undoMoveOut({ ID })
  expect(await rung()).toEqual(full)
})

test('users cannot move themselves out', async () => {
  const { bench, ID, moveOut } = await open(danaName)
  expect(await bench.client.getMoveOutPlan({ ID })).toMatchObject({ IsAllowed: false, Warnings: [{ Code: 'OWN_USER' }] })
  await expect(moveOut()).rejects.toMatchObject({ status: 409, code: 'OWN_USER' })
})

test('deleting a user ends their codes and sign-in for good, and the plan lists them first', async () => {
  const { bench, ID } = await open('mlj@mail.example')
  await bench.client.setUserPassword({ ID, Password: 'sandbox2' })
  const plan = await bench.client.getUserDeletePlan({ ID })
  expect(plan.Lines.map(({ Kind }) => Kind)).toEqual(expect.arrayContaining(['code', 'webAccess', 'directory', 'group']))
  await expect(bench.client.deleteUser({ ID, Version: plan.Version - 1 })).rejects.toMatchObject({ code: 'PLAN_CHANGED' })
  await bench.client.deleteUser({ ID, Version: plan.Version })
  await expect(bench.client.getUserDetail({ ID })).rejects.toMatchObject({ status: 404 })
  expect((await bench.scan('main-entry', '4151')).reason).toBe('unknownCode')
  await expect(bench.signIn('mlj@mail.example', 'sandbox2')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
})
