import { expect, test } from 'vitest'
import { automatic } from '../store/trail.ts'
import { inTransaction } from '../store/transaction.ts'
import { type Bench, hour, minute, openBench } from '../testing.fixture.ts'
import { controllerView, unsyncedChanges } from './controllerView.ts'

const [tower, main] = ['tower-b-lobby', 'main-entry']
const places = [101, 108].map((PropertyLocationID) => ({ PropertyLocationID, IsActive: true }))

async function openTower() {
  const bench = await openBench()
  await bench.signIn()
  const { store } = bench.sandbox
  await store.updateTable('ports').set({ status: 'Closed' }).where('id', 'in', [tower, main]).execute()
  const { id: controller } = await store.selectFrom('port_modules').select('module_id as id').where('port_id', '=', tower).executeTakeFirstOrThrow()
  const simulate = (behaviour: object) => bench.post('controllers', { controller, ...behaviour })
  const save = (Code: string, more: object = {}) => bench.client.saveUpdateAccessCodeUnique({ AccessCodeTypeID: 1, Label: 'Couriers', Code, PropertyLocations: places, ...more })
  return { bench, store, controller, simulate, save }
}

async function verdict(bench: Bench, reader: string, code: string): Promise<string> {
  const { reason, message } = await bench.scan(reader, code)
  return `${reason}${message.includes('not synced yet') ? ', unsynced' : ''}`
}

test('a controller without power decides by its old codes, activity says why, and it syncs when power is back', async () => {
  const { bench, store, simulate, save } = await openTower()
  const { ID } = await save('4242')
  await simulate({ lost: 'power' })
  const changedAt = bench.time.now
  await save('5151', { ID })
  bench.time.now += hour
  expect(await verdict(bench, tower, '4242')).toBe('opened, unsynced')
  expect((await bench.scan(tower, '4242')).message).toMatch(/The controller is not synced yet with the change made .*10:00 AM/)
  expect(await verdict(bench, tower, '5151')).toBe('unknownCode, unsynced')
  expect(await verdict(bench, main, '5151')).toBe('opened')
  expect(await verdict(bench, main, '4242')).toBe('unknownCode')
  const events = await store.selectFrom('gate_events').select(['port_id', 'unsynced_since']).orderBy('id', 'desc').limit(5).execute()
  expect(events.map(({ unsynced_since: since }) => since)).toEqual([null, null, changedAt, changedAt, changedAt])
  await simulate({ lost: null })
  expect(await verdict(bench, tower, '5151')).toBe('opened')
  expect(await verdict(bench, tower, '4242')).toBe('unknownCode')
})

test('a deleted, suspended or ended code still opens at an unsynced controller; a new code does not', async () => {
  const { bench, simulate, save } = await openTower()
  const [gone, off] = [await save('4242'), await save('4343')]
  await simulate({ lost: 'network' })
  await bench.client.deleteAccessCode({ ID: gone.ID })
  await bench.client.setAccessCodeActivation({ ID: off.ID, PropertyLocationID: 108, IsActive: false })
  await save('4545')
  expect(await Promise.all(['4242', '4343', '4545'].map((code) => verdict(bench, tower, code)))).toEqual(['opened, unsynced', 'opened, unsynced', 'unknownCode, unsynced'])
  await simulate({ lost: null })
  expect(await Promise.all(['4242', '4343', '4545'].map((code) => verdict(bench, tower, code)))).toEqual(['unknownCode', 'wrongReader', 'opened'])
  expect(await bench.sandbox.store.selectFrom('unsynced_changes').select('key').where('key', '=', String(gone.ID)).execute()).not.toEqual([])
})

test('an unsynced controller also uses old rules: a user’s hours and doors, and a group without access', async () => {
  const { bench, store, simulate, save } = await openTower()
  const { id: userID } = await store.selectFrom('users').select('id').where('name', 'like', 'Ana Lucía%').executeTakeFirstOrThrow()
  await store.deleteFrom('user_restrictions').where('user_id', '=', userID).execute()
  await store.updateTable('users').set({ group_id: null }).where('id', '=', userID).execute()
  await bench.client.createUpdateAccess({ UserID: userID, HasAllLocationAccess: true, PropertyLocations: [], Modules: [] })
  await save('4242', { userID })
  const verdicts = async () => [await verdict(bench, tower, '4242'), await verdict(bench, main, '4242')]
  expect(await verdicts()).toEqual(['opened', 'opened'])
  await simulate({ lost: 'network' })
  await bench.client.createUpdateAccess({ UserID: userID, HasAllLocationAccess: false, PropertyLocations: [103], Modules: [] })
  expect(await verdicts()).toEqual(['opened, unsynced', 'wrongReader'])
  await simulate({ lost: null })
  expect(await verdicts()).toEqual(['wrongReader', 'wrongReader'])
  await bench.client.createUpdateAccess({ UserID: userID, HasAllLocationAccess: true, PropertyLocations: [], Modules: [] })
  await simulate({ lost: 'power' })
  const { id: nothing } = await store.selectFrom('user_groups').select('id').where('is_no_access', '=', 1).executeTakeFirstOrThrow()
  await bench.client.saveUserGroupMultiUserMultiProfile({ SelectedUsers: [userID], SelectedUserGroupId: nothing })
  expect(await verdicts()).toEqual(['opened, unsynced', 'outsideHours'])
  const { Outcome, Unsynced } = await bench.client.explainAccess({ UserID: userID, PortID: tower })
  expect([Outcome, Unsynced]).toEqual(['denied', { Since: new Date(bench.time.now).toISOString(), Outcome: 'allowed' }])
  await simulate({ lost: null })
  expect(await verdicts()).toEqual(['outsideHours', 'outsideHours'])
  expect((await bench.client.explainAccess({ UserID: userID, PortID: tower })).Unsynced).toBeNull()
})

test('a controller keeps the old data of a refused command until the command is sent again', async () => {
  const { bench, simulate, save } = await openTower()
  const { ID } = await save('4242')
  await simulate({ failure: 'memoryFull' })
  await save('5151', { ID })
  bench.time.now += 5 * minute
  expect(await verdict(bench, tower, '4242')).toBe('opened, unsynced')
  await simulate({ failure: null })
  await save('5353')
  expect(await verdict(bench, tower, '5353')).toBe('opened')
  expect(await verdict(bench, tower, '4242')).toBe('opened, unsynced')
  expect((await bench.client.getAccessCode({ ID })).PushStatus).toBe('failed')
  await bench.client.getXml({ ModuleID: (await bench.client.getDevicePushes({ AccessCodeID: ID })).Pushes.find(({ Status }) => Status === 'failed')?.ModuleID ?? 0, AccessCodeID: ID })
  expect([await verdict(bench, tower, '4242'), await verdict(bench, tower, '5151')]).toEqual(['unknownCode', 'opened'])
})

test('a revoked invite still opens at an unsynced controller; a new invite does not', async () => {
  const { bench, simulate } = await openTower()
  const make = async (Pin: string) =>
    (await bench.client.createPinInvite({ InviteType: 'Temporary', InviteName: `Movers ${Pin}`, EndDate: new Date(bench.time.now + 2 * hour).toISOString(), AccessCount: 4, Recipient: '', Ports: [tower, main], Pin })).ID
  const gone = await make('640155')
  await simulate({ lost: 'network' })
  const changedAt = bench.time.now
  await bench.client.revokeInvite({ ID: gone })
  await make('640166')
  bench.time.now += minute
  expect([await verdict(bench, tower, '640155'), await verdict(bench, tower, '640166')]).toEqual(['opened, unsynced', 'unknownCode, unsynced'])
  expect([await verdict(bench, main, '640155'), await verdict(bench, main, '640166')]).toEqual(['revoked', 'opened'])
  const { Lines } = await bench.client.getLog({ PortID: tower, count: 2 })
  expect(Lines).toMatchObject([0, 1].map(() => ({ UnsyncedSince: new Date(changedAt).toISOString() })))
  expect((await bench.client.explainAccess({ InviteID: gone, PortID: tower })).Unsynced).toEqual({ Since: new Date(changedAt).toISOString(), Outcome: 'allowed' })
  await simulate({ lost: null })
  expect([await verdict(bench, tower, '640155'), await verdict(bench, tower, '640166')]).toEqual(['revoked', 'opened'])
})

test('a controller holds a door open by the schedule and holidays that it last synced', async () => {
  const { bench, simulate } = await openTower()
  const { ID } = await bench.client.saveSchedule({
    Name: 'Open day', PropertyLocationID: 108, DoorOutputMode: 2, Ports: [tower], Windows: [{ Days: [6], Start: 540, End: 720 }], Exceptions: [], PausesOnHolidays: true, IsActive: true,
  })
  expect(await verdict(bench, tower, 'nobody has this')).toBe('opened')
  await simulate({ lost: 'power' })
  const { ID: holiday } = await bench.client.saveHoliday({ PropertyLocationID: 101, Name: 'Founders’ Day', From: '2026-11-21', Until: '2026-11-21' })
  expect(await verdict(bench, tower, 'nobody has this')).toBe('opened, unsynced')
  await bench.client.deleteHoliday({ ID: holiday })
  expect(await verdict(bench, tower, 'nobody has this')).toBe('opened')
  await bench.client.deleteSchedule({ ID })
  expect(await verdict(bench, tower, 'nobody has this')).toBe('opened, unsynced')
  await simulate({ lost: null })
  expect(await verdict(bench, tower, 'nobody has this')).toBe('unknownCode')
})

test('an unsynced controller uses a group’s old rule after the rule was deleted and created again', async () => {
  const { bench, store, simulate, save } = await openTower()
  const { user_id: userID, ...rule } = await store.selectFrom('group_restrictions').innerJoin('users', 'users.group_id', 'group_restrictions.group_id')
    .select(['group_restrictions.id', 'group_restrictions.group_id', 'users.id as user_id']).where('location_id', '=', 108).where('users.name', 'like', 'Ana Lucía%').executeTakeFirstOrThrow()
  await store.deleteFrom('user_restrictions').where('user_id', '=', userID).execute()
  await save('4242', { userID })
  expect(await verdict(bench, tower, '4242')).toBe('outsideHours')
  await simulate({ lost: 'network' })
  await bench.client.deleteUserGroupRestriction({ ID: rule.id })
  await bench.client.saveUpdateRestriction({ UserGroupID: rule.group_id, PropertyLocationID: 108, Restriction: { Windows: [{ Days: [1, 2, 3, 4, 5, 6, 7], Start: 0, End: 1440 }] } })
  expect(await verdict(bench, tower, '4242')).toBe('outsideHours, unsynced')
  expect((await bench.client.explainAccess({ UserID: userID, PortID: tower })).Unsynced?.Outcome).toBe('denied')
  await simulate({ lost: null })
  expect(await verdict(bench, tower, '4242')).toBe('opened')
})

test('an offline controller neither keeps nor reads changes of another account', async () => {
  const { bench, store, simulate, save } = await openTower()
  await save('4242')
  await simulate({ lost: 'power' })
  const other = await store.selectFrom('users').select(['id', 'account_id']).where('account_id', '!=', 1).limit(1).executeTakeFirstOrThrow()
  const change = (accountId: number) => inTransaction(store, async (trx) => {
    for (const output_mode of [2, 1] as const) await trx.updateTable('users').set({ output_mode }).where('account_id', '=', accountId).execute()
  }, { author: automatic(bench.time.now) })
  const kept = () => store.selectFrom('unsynced_changes').select('account_id').distinct().where('tbl', '=', 'users').execute()
  await change(other.account_id)
  expect(await kept()).toEqual([])
  await change(1)
  expect(await kept()).toEqual([{ account_id: 1 }])
  await store.insertInto('unsynced_changes').values({ change_id: 0, tbl: 'users', key: String(other.id), before: JSON.stringify({ id: other.id, nonsense: 1 }), at: 0, account_id: other.account_id }).execute()
  expect(await verdict(bench, tower, '4242')).toBe('opened')
})

test('reading an unsynced controller’s data needs no write or transaction, and joins with current data', async () => {
  const { bench, store, controller, simulate, save } = await openTower()
  const { ID } = await save('4242')
  await simulate({ lost: 'power' })
  await save('5151', { ID, Label: 'Movers' })
  const { ID: added } = await save('4545')
  await store.updateTable('access_codes').set({ last_used_at: bench.time.now }).where('id', '=', ID).execute()
  const labels = (from: typeof store) => from.selectFrom('access_code_locations').innerJoin('access_codes', 'access_codes.id', 'code_id').select(['label', 'location_id', 'last_used_at'])
    .where('access_codes.id', 'in', from.selectFrom('access_codes').select('access_codes.id').where('access_codes.id', 'in', [ID, added])).orderBy('location_id').orderBy('label').execute()
  const held = controllerView(store, await unsyncedChanges(store, controller))
  expect(await labels(held)).toEqual([101, 108].map((location) => ({ label: 'Couriers', location_id: location, last_used_at: bench.time.now })))
  expect((await labels(store)).map(({ label }) => label)).toEqual(['Couriers', 'Movers', 'Couriers', 'Movers'])
})
