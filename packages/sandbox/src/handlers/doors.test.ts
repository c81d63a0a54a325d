import { describe, expect, test } from 'vitest'
import { askDeletion } from '../peopleCalls.fixture.ts'
import { type Bench, danaName, minute, openBench } from '../testing.fixture.ts'

const devices = 'devices@whisperingpines.example'
const until = '2026-11-21T20:00:00.000Z'

async function open() {
  const bench = await openBench()
  await bench.signIn()
  const door = async (id: string) => {
    const found = (await bench.client.getDashboard()).Ports.find(({ ID }) => ID === id)
    if (!found) throw new Error(`The dashboard has no door ${id}.`)
    return found
  }
  const newest = async () => (await bench.client.getDashboard()).Events[0]
  return { ...bench, door, newest }
}

const refused = (status: number, code: string) => ({ status, code })

async function setStatus({ sandbox }: Pick<Bench, 'sandbox'>, id: string, status: 'Locked' | 'Offline' | 'LeftOpen' | 'HeldOpen') {
  await sandbox.store.updateTable('ports').set({ status }).where('id', '=', id).execute()
}

describe('remote control of a door', () => {
  test('remote control opens a door momentarily, and activity names the user', async () => {
    const { client, door, newest, time } = await open()
    const { Action } = await client.openDoor({ PortID: 'main-exit' })
    expect(Action).toMatchObject({ State: 'done', Kind: 'open', IsOwn: true, Who: 'Dana Whitfield', SettledAt: new Date(time.now).toISOString() })
    expect(await newest()).toMatchObject({ Who: 'Dana Whitfield', PortName: 'Main Gate, Exit', Decision: 'open', CredentialKind: 'Portal', DoorAction: 'open' })
    expect(await door('main-exit')).toMatchObject({ LastAction: { ID: Action.ID, State: 'done' }, LastOpenedAt: Action.SettledAt })
    time.now += minute + 1
    expect((await door('main-exit')).LastAction).toBeNull()
  })

  test('a second press while a door opens is ignored, even by another administrator', async () => {
    const { client, signIn, sandbox, time } = await open()
    const [one, two] = await Promise.all([client.openDoor({ PortID: 'main-exit' }), client.openDoor({ PortID: 'main-exit' })])
    expect(two.Action.ID).toBe(one.Action.ID)
    await signIn(devices)
    const other = (await client.openDoor({ PortID: 'main-exit' })).Action
    expect(other).toMatchObject({ ID: one.Action.ID, IsOwn: false, Who: null })
    const events = sandbox.store.selectFrom('gate_events').selectAll().where('door_action', '=', 'open')
    expect(await events.execute()).toHaveLength(1)
    time.now += 6000
    expect((await client.openDoor({ PortID: 'main-exit' })).Action.ID).not.toBe(one.Action.ID)
  })

  test('remote control holds a door open for everyone until a time, and then the door follows its schedule again', async () => {
    const { client, door, scan, newest, time, signIn } = await open()
    await client.holdDoorOpen({ PortID: 'main-exit', Until: until, Note: 'Furniture, unit 1407' })
    expect(await door('main-exit')).toMatchObject({
      Status: 'HeldOpen', Because: 'person', Until: until, Override: { Kind: 'hold', Until: until, By: 'Dana Whitfield', Note: 'Furniture, unit 1407' },
    })
    expect(await newest()).toMatchObject({ DoorAction: 'hold', DoorUntil: until })
    expect(await scan('main-exit', 'nobody has this')).toMatchObject({ outcome: 'open', message: expect.stringContaining('held open from the dashboard until') })
    expect(await newest()).toMatchObject({ HeldOpenBy: 'person', Who: null })
    time.now = Date.parse(until)
    await signIn()
    expect(await door('main-exit')).toMatchObject({ Status: 'Closed', Override: null })
    expect(await scan('main-exit', 'nobody has this')).toMatchObject({ outcome: 'denied' })
  })

  test('remote control closes a door until its schedule’s window ends, or until the schedule is resumed', async () => {
    const { client, door, scan, time, signIn } = await open()
    time.now = Date.parse('2026-11-23T13:21:00Z')
    await signIn()
    expect((await door('main-exit')).Actions).toEqual([
      { Kind: 'open', Refusal: 'standsOpen' }, { Kind: 'hold', Refusal: null }, { Kind: 'close', Refusal: null }, { Kind: 'resume', Refusal: 'followsSchedule' },
    ])
    expect((await client.closeDoor({ PortID: 'main-exit' })).Action).toMatchObject({ Until: '2026-11-23T15:00:00.000Z' })
    expect(await door('main-exit')).toMatchObject({ Status: 'Closed', Because: 'person', Until: '2026-11-24T12:30:00.000Z', HeldBySchedule: null })
    // The gate and the page "Can they get in?" decide the same way.
    expect(await scan('main-exit', 'nobody has this')).toMatchObject({ outcome: 'denied' })
    await client.resumeDoorSchedule({ PortID: 'main-exit' })
    expect(await door('main-exit')).toMatchObject({ Status: 'HeldOpen', Because: 'schedule' })
    expect(await scan('main-exit', 'nobody has this')).toMatchObject({ outcome: 'open' })
  })

  test('remote control closes a door that a code holds open', async () => {
    const bench = await open()
    await setStatus(bench, 'clubhouse', 'HeldOpen')
    await bench.client.closeDoor({ PortID: 'clubhouse' })
    expect(await bench.door('clubhouse')).toMatchObject({ Status: 'Closed', Override: null })
  })
})

describe('remote control through a slow or silent controller', () => {
  async function openSlow(behaviour: object) {
    const bench = await open()
    const { module_id: controller } = await bench.sandbox.store.selectFrom('port_modules').select('module_id').where('port_id', '=', 'main-exit').executeTakeFirstOrThrow()
    const simulate = async (next: object) => expect(await bench.post('controllers', { controller, ...next })).toMatchObject({ status: 200 })
    await simulate(behaviour)
    return { ...bench, simulate }
  }

  test('remote control waits for a slow controller, sends one command, and reports when the controller has done it', async () => {
    const { client, door, time, newest } = await openSlow({ delayMs: 3000 })
    const { Action } = await client.openDoor({ PortID: 'main-exit' })
    expect(Action).toMatchObject({ State: 'waiting', SettledAt: null })
    expect((await client.openDoor({ PortID: 'main-exit' })).Action.ID).toBe(Action.ID)
    expect(await door('main-exit')).toMatchObject({ LastAction: { State: 'waiting' } })
    const pressed = time.now
    time.now += 5000
    expect(await door('main-exit')).toMatchObject({ LastAction: { ID: Action.ID, State: 'done', SettledAt: new Date(pressed + 3000).toISOString() } })
    expect(await newest()).toMatchObject({ DoorAction: 'open', At: new Date(pressed + 3000).toISOString() })
  })

  test('an opening without an answer fails, the door never opens later, and activity records the failure', async () => {
    const { client, door, time, newest, simulate } = await openSlow({ failure: 'silent' })
    const before = (await door('main-exit')).LastOpenedAt
    await client.openDoor({ PortID: 'main-exit' })
    time.now += 11_000
    expect(await door('main-exit')).toMatchObject({ LastAction: { State: 'failed', Failure: 'noAnswer' } })
    expect(await newest()).toMatchObject({ Decision: 'denied', Reason: 'notCarriedOut', Who: 'Dana Whitfield' })
    await simulate({ failure: null })
    time.now += minute
    expect((await door('main-exit')).LastOpenedAt).toBe(before)
  })

  test('a waiting command that holds a door is carried out when power is back', async () => {
    const { client, door, time, simulate } = await openSlow({ delayMs: 3000 })
    await client.holdDoorOpen({ PortID: 'main-exit', Until: until })
    await simulate({ lost: 'power' })
    time.now += 10 * minute
    expect(await door('main-exit')).toMatchObject({ Status: 'Offline', LastAction: { State: 'waiting' } })
    await simulate({ lost: null, delayMs: 0 })
    expect(await door('main-exit')).toMatchObject({ Status: 'HeldOpen', Because: 'person', LastAction: { State: 'done' } })
  })
})

describe('remote control is refused with the reason', () => {
  test('remote control of a door is refused if the door is offline, in lockdown, under a fire alarm or left open; activity records a lockdown refusal', async () => {
    const bench = await open()
    const { client, door, newest, sandbox } = bench
    await expect(client.openDoor({ PortID: 'pool-gate' })).rejects.toMatchObject(refused(409, 'OFFLINE'))
    await expect(client.closeDoor({ PortID: 'garage-p2' })).rejects.toMatchObject(refused(409, 'LEFT_OPEN'))
    await expect(client.closeDoor({ PortID: 'main-exit' })).rejects.toMatchObject(refused(409, 'IS_CLOSED'))
    await expect(client.resumeDoorSchedule({ PortID: 'main-exit' })).rejects.toMatchObject(refused(409, 'FOLLOWS_SCHEDULE'))
    await setStatus(bench, 'main-exit', 'Locked')
    await expect(client.openDoor({ PortID: 'main-exit' })).rejects.toMatchObject(refused(409, 'LOCKED_DOWN'))
    expect(await newest()).toMatchObject({ Who: 'Dana Whitfield', Decision: 'denied', Reason: 'lockedDown', DoorAction: 'open' })
    expect((await door('main-exit')).Actions.map(({ Refusal }) => Refusal)).toEqual(['lockedDown', 'lockedDown', 'lockedDown', 'lockedDown'])
    await sandbox.store.updateTable('properties').set({ fire_alarm_at: 1 }).execute()
    await expect(client.openDoor({ PortID: 'main-exit' })).rejects.toMatchObject(refused(409, 'FIRE_ALARM'))
  })

  test('holding a door open is refused if the end is in the past or more than a day away', async () => {
    const { client, time } = await open()
    const hold = (at: number) => client.holdDoorOpen({ PortID: 'main-exit', Until: new Date(at).toISOString() })
    await expect(hold(time.now)).rejects.toMatchObject({ status: 400, field: 'Until' })
    await expect(hold(time.now + 86_400_001)).rejects.toMatchObject({ status: 400, field: 'Until' })
    await expect(hold(time.now + 86_400_000)).resolves.toBeDefined()
  })

  test('§3 a user limited to momentary opening cannot hold doors open, nor can a kits administrator', async () => {
    const { client, sandbox, door, signIn } = await open()
    await sandbox.store.updateTable('users').set({ output_mode: 1 }).where('name', '=', 'Dana Whitfield').execute()
    await expect(client.holdDoorOpen({ PortID: 'main-exit', Until: until })).rejects.toMatchObject(refused(403, 'LIMITED'))
    expect((await door('main-exit')).Actions.map(({ Kind }) => Kind)).toEqual(['open', 'close', 'resume'])
    await signIn(devices)
    await expect(client.holdDoorOpen({ PortID: 'main-exit', Until: until })).rejects.toMatchObject(refused(403, 'FORBIDDEN'))
    expect((await door('main-exit')).Actions.map(({ Kind }) => Kind)).toEqual(['open'])
  })

  test('customers control only their own doors; opening one counts as a use', async () => {
    const { client, sandbox, newest, time } = await open()
    const { store } = sandbox
    await store.updateTable('users').set({ is_user_admin: 0 }).where('username', '=', danaName).execute()
    await store.insertInto('user_places').values({ user_id: 1, has_all: 0, locations: '[101]', modules: '[]' }).onConflict((conflict) => conflict.column('user_id').doUpdateSet({ has_all: 0, locations: '[101]' })).execute()
    const own = (await client.getDashboard()).Ports
    const [known] = own
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own.map(({ PropertyLocationID }) => PropertyLocationID))).toEqual(new Set([101]))
    await expect(client.openDoor({ PortID: 'clubhouse' })).rejects.toMatchObject(refused(403, 'NO_ACCESS'))
    expect(await newest()).toMatchObject({ Decision: 'denied', Reason: 'wrongReader' })
    const { Action } = await client.openDoor({ PortID: String(known?.ID) })
    expect(Action.State).toBe('done')
    expect(await store.selectFrom('users').select('last_entry_at').where('id', '=', 1).executeTakeFirst()).toEqual({ last_entry_at: time.now })
  })

  test('remote control of a door of another account is refused', async () => {
    const { client, signIn } = await open()
    await signIn('home@oakline.example')
    await expect(client.openDoor({ PortID: 'main-exit' })).rejects.toMatchObject({ status: expect.toSatisfy((status: number) => status === 404 || status === 403) })
  })
})

describe('the dashboard’s attention list', () => {
  test('the attention list has everything that the user may see and act on, and nothing else', async () => {
    const bench = await open()
    const { client, sandbox, signIn, post, time } = bench
    const { store } = sandbox
    const kinds = async () => (await client.getDashboard()).Attention.map(({ Kind }) => Kind)
    const before = await kinds()
    expect(before.slice(0, 2)).toEqual(['offline', 'leftOpen'])
    expect(before).toContain('invitesEnd')
    const { module_id: controller } = await store.selectFrom('port_modules').select('module_id').where('port_id', '=', 'main-exit').executeTakeFirstOrThrow()
    await setStatus(bench, 'clubhouse', 'HeldOpen')
    await client.confirmAccountDeletion({ token: await askDeletion(bench, 'k.broussard@mail.example') })
    // After three refusals of a controller, its codes are given up.
    expect(await post('controllers', { controller, failure: 'refuses' })).toMatchObject({ status: 200 })
    await client.sendCodeToDeviceByModuleIDList({ ModuleIDs: [controller] })
    time.now += 5 * minute
    const { Attention } = await client.getDashboard()
    expect(Attention.map(({ Kind }) => Kind).filter((kind) => !before.includes(kind))).toEqual(['heldWithoutEnd', 'pushFailed', 'deletionAsked'])
    expect(Attention.find(({ Kind }) => Kind === 'pushFailed')).toMatchObject({ Records: [{ ID: String(controller) }] })
    // The kits administrator, who manages hardware, sees doors and controllers, but neither users nor billing.
    await signIn(devices)
    expect(await kinds()).toEqual(['offline', 'leftOpen', 'heldWithoutEnd', 'pushFailed'])
    expect(await post('controllers', { controller, failure: null })).toMatchObject({ status: 200 })
    await client.sendCodeToDeviceByModuleIDList({ ModuleIDs: [controller] })
    expect(await kinds()).not.toContain('pushFailed')
  })

  test('the attention list has a code that ends today, with its user, while the code works', async () => {
    const { client, sandbox, time } = await open()
    const code = await sandbox.store.selectFrom('access_codes').select(['id', 'user_id']).where('user_id', 'is not', null).where('is_active', '=', 1).executeTakeFirstOrThrow()
    const ending = async () => (await client.getDashboard()).Attention.find(({ Kind }) => Kind === 'codesEnd')?.Records ?? []
    const before = (await ending()).length
    await sandbox.store.updateTable('access_codes').set({ valid_until: time.now + minute }).where('id', '=', code.id).execute()
    expect(await ending()).toContainEqual({ ID: String(code.id), Name: expect.any(String), At: new Date(time.now + minute).toISOString(), UserID: code.user_id })
    time.now += minute
    expect(await ending()).toHaveLength(before)
  })
})
