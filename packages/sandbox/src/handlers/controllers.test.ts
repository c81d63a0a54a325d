import { expect, test } from 'vitest'
import { type Bench, minute, openBench } from '../testing.fixture.ts'

const tower = 'tower-b-lobby'

async function openTower() {
  const bench = await openBench()
  await bench.signIn()
  const { id } = await bench.sandbox.store.selectFrom('port_modules').select('module_id as id').where('port_id', '=', tower).executeTakeFirstOrThrow()
  const simulate = (behaviour: object) => bench.post('controllers', { controller: id, ...behaviour })
  const save = (Code: string) => bench.client.saveUpdateAccessCodeUnique({ AccessCodeTypeID: 1, Label: 'Couriers', Code, PropertyLocations: [{ PropertyLocationID: 108, IsActive: true }] })
  const controller = async () => (await bench.client.getControllers({})).Controllers.find(({ ModuleID }) => ModuleID === id)
  return { bench, id, simulate, save, controller }
}

const iso = (bench: Bench, after = 0) => new Date(bench.time.now + after).toISOString()

test('the list shows each controller’s doors, state, last contact and the end of its queue', async () => {
  const { bench, id, simulate, save, controller } = await openTower()
  expect(await controller()).toMatchObject({
    ModuleID: id, PropertyName: expect.stringContaining('Whispering Pines'), HardwareModel: 'WXL', Push: 'GET XML', Firmware: '3.6.0', State: 'online',
    WaitingCount: 0, DoneBy: null, Ports: [{ PortID: tower, Status: 'Closed' }],
  })
  await simulate({ delayMs: 30_000 })
  await save('4242')
  await save('4343')
  expect(await controller()).toMatchObject({ State: 'sending', WaitingCount: 2, OldestWaitingAt: iso(bench), DoneBy: iso(bench, minute) })
  const lostAt = iso(bench)
  await simulate({ lost: 'power' })
  bench.time.now += 2 * minute
  expect(await controller()).toMatchObject({ State: 'offline', LostTo: 'power', LastContactAt: lostAt, WaitingCount: 2, DoneBy: null, NextTryAt: iso(bench, minute), Ports: [{ Status: 'Offline' }] })
  const { Pushes } = await bench.client.getDevicePushes({ ModuleID: id, State: 'open' })
  expect(Pushes).toMatchObject([{ CodeName: 'Couriers', By: null, Status: 'waiting' }, { Status: 'waiting', Reason: 'offline' }])
  expect((await bench.client.getDevicePushes({ ModuleID: id, State: 'done' })).TotalCount).toBe(0)
})

test('failed commands are sent again singly, by controller or all; a controller without failures gets its whole list', async () => {
  const { bench, id, simulate, save, controller } = await openTower()
  await simulate({ failure: 'refuses' })
  for (const code of ['4242', '4343', '4444']) await save(code)
  bench.time.now += 10 * minute
  expect(await controller()).toMatchObject({ State: 'failed', FailedCount: 3, WaitingCount: 0 })
  await simulate({ failure: null })
  const { Pushes } = await bench.client.getDevicePushes({ ModuleID: id, State: 'open' })
  expect(await bench.client.sendDevicePushesAgain({ PushIDs: [Pushes[2]?.ID ?? 0] })).toMatchObject({ SentCount: 1, message: '1 change was sent again.', Pushes: [{ Status: 'acknowledged' }] })
  expect(await controller()).toMatchObject({ FailedCount: 2 })
  expect(await bench.client.sendDevicePushesAgain({})).toMatchObject({ SentCount: expect.any(Number) })
  expect(await controller()).toMatchObject({ State: 'online', FailedCount: 0 })
  expect(await bench.client.sendDevicePushesAgain({ ModuleIDs: [id] })).toMatchObject({ SentCount: 1, Pushes: [{ Action: 'all', By: 'Dana Whitfield', Status: 'acknowledged' }] })
})

test('a kits administrator sends commands again without seeing whose codes they are; other users see and send none', async () => {
  const { bench, id, simulate, save } = await openTower()
  await simulate({ failure: 'refuses' })
  await save('4242')
  bench.time.now += 10 * minute
  await bench.signIn('devices@whisperingpines.example')
  expect((await bench.client.getDevicePushes({ ModuleID: id, State: 'open' })).Pushes).toMatchObject([{ CodeName: null, Status: 'failed', Reason: 'refused', Attempts: 3 }])
  expect((await bench.client.sendDevicePushesAgain({ ModuleIDs: [id] })).SentCount).toBe(1)
  await bench.signIn('billing@whisperingpines.example')
  await expect(bench.client.getControllers({})).rejects.toMatchObject({ status: 403 })
  await bench.signIn('home@oakline.example')
  await expect(bench.client.sendDevicePushesAgain({ ModuleIDs: [id] })).rejects.toMatchObject({ status: 404 })
})

test('a code, a user and a group list the controllers that hold their codes or must still delete them', async () => {
  const { bench, id, simulate } = await openTower()
  const { client, sandbox: { store } } = bench
  const { id: userID } = await store.selectFrom('users').select('id').where('email', '=', 'k.broussard@mail.example').executeTakeFirstOrThrow()
  const { UserGroupID } = await client.getUserDetail({ ID: userID })
  const group = { UserGroupID: UserGroupID ?? 0 }
  const syncOf = async (about: Parameters<typeof client.getControllers>[0]) => new Map((await client.getControllers(about)).Controllers.map(({ ModuleID, Sync }) => [ModuleID, Sync]))
  const before = await syncOf({ UserID: userID })
  expect(before.size).toBeGreaterThan(0)
  expect(new Set(before.values())).toEqual(new Set(['acknowledged']))
  expect((await client.getControllers({})).Controllers.every(({ Sync }) => Sync === undefined)).toBe(true)

  await simulate({ lost: 'network' })
  const PropertyLocations = [{ PropertyLocationID: 101, IsActive: true }, { PropertyLocationID: 108, IsActive: true }]
  const { ID: AccessCodeID } = await client.saveUpdateAccessCodeUnique({ userID, AccessCodeTypeID: 1, Label: '', Code: '4242', PropertyLocations })
  const code = await syncOf({ AccessCodeID })
  expect(code.get(id)).toBe('waiting')
  expect([...code.values()].filter((state) => state === 'acknowledged').length).toBe(code.size - 1)
  expect((await syncOf({ UserID: userID })).get(id)).toBe('waiting')
  expect((await syncOf(group)).get(id)).toBe('waiting')

  await simulate({ lost: null })
  bench.time.now += minute
  expect((await syncOf(group)).get(id)).toBe('acknowledged')
  await simulate({ failure: 'refuses' })
  await client.setAccessCodeActivation({ ID: AccessCodeID, PropertyLocationID: 108, IsActive: false })
  bench.time.now += 10 * minute
  // The lobby's controller still has a suspended code, which may open there.
  expect((await syncOf({ AccessCodeID })).get(id)).toBe('failed')
  await simulate({ failure: null })
  await client.sendDevicePushesAgain({ ModuleIDs: [id] })
  expect((await syncOf({ AccessCodeID })).get(id)).toBeUndefined()
})
