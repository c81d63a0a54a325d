import { expect, test } from 'vitest'
import { readDoorFacts } from '../access/doorFacts.ts'
import { type Bench, hour, minute, openBench } from '../testing.fixture.ts'
import { cardKey, readCard } from './findPresented.ts'

const controllerOf = async ({ sandbox }: Bench, door: string) =>
  (await sandbox.store.selectFrom('port_modules').select('module_id').where('port_id', '=', door).executeTakeFirstOrThrow()).module_id
const kindOf = async ({ sandbox }: Bench) => (await sandbox.store.selectFrom('gate_events').select('credential_kind').orderBy('id', 'desc').executeTakeFirstOrThrow()).credential_kind

test('the printed numbers of a card are read in the named format or in every format, and a bare number is no card', () => {
  expect(readCard('H10301:118:1603')).toEqual([{ format: 'H10301', facilityCode: 118, cardNumber: 1603 }])
  expect(readCard('h10304:118-1603')).toEqual([{ format: 'H10304', facilityCode: 118, cardNumber: 1603 }])
  expect(readCard('118-1603').map(({ format }) => format)).toContain('H10301')
  expect(readCard('118-1603').length).toBeGreaterThan(1)
  for (const text of ['1603', 'nobody has this', '']) expect([readCard(text), cardKey(text)]).toEqual([[], null])
})

test.each([['99999', 'PIN'], ['99999999#', 'PIN'], ['+1 713 555 0100', 'Phone'], ['118-1603', 'Card'], ['nobody has this', 'QR']])('activity names the kind of the unknown %j: %s', async (presented, kind) => {
  const bench = await openBench()
  await bench.scan('main-entry', presented)
  expect(await kindOf(bench)).toBe(kind)
})

test('a refusal ends at its rule: the rules after an unknown or a used code are not reached', async () => {
  const bench = await openBench()
  const after = async (presented: string, rule: string) => {
    const { checks } = await bench.scan('main-entry', presented)
    const at = checks.findIndex((check) => check.rule === rule)
    expect(checks[at]?.result).toBe('denies')
    return new Set(checks.slice(at + 1).map(({ result }) => result))
  }
  expect(await after('nobody has this', 'Known code')).toEqual(new Set(['notReached']))
  const code = await bench.code('Brightwater')
  expect(await bench.scan('main-entry', code)).toMatchObject({ outcome: 'open' })
  expect(await after(code, 'Code')).toEqual(new Set(['notReached']))
})

test('a guest reads that a key was revoked, or that the code ended when the key was sent again', async () => {
  const bench = await openBench()
  await bench.signIn()
  const { id } = await bench.invite('Lone Star')
  const code = await bench.code('Lone Star')
  await bench.client.resendInvite({ ID: id })
  expect((await bench.scan('service-gate', code)).message).toMatch(/^This code ended when the key was sent again\. Ask .+ for a new one\.$/)
  const newer = await bench.code('Lone Star')
  await bench.client.revokeInvite({ ID: id })
  const { reason, message } = await bench.scan('service-gate', newer)
  expect(reason).toBe('revoked')
  expect(message).not.toMatch(/sent again/)
})

test('a hold that the controller refuses holds no door, and one that it carries out is in the door’s history', async () => {
  const bench = await openBench()
  await bench.signIn()
  const { client, post, time, sandbox } = bench
  const controller = await controllerOf(bench, 'clubhouse')
  const hold = async () => (await client.holdDoorOpen({ PortID: 'clubhouse', Until: new Date(time.now + hour).toISOString() })).Action
  const doorNow = async () => (await client.getDashboard()).Ports.find(({ ID }) => ID === 'clubhouse')
  const isHeldInHistory = async () => [...(await readDoorFacts(sandbox.store, ['clubhouse'], time.now, time.now + 1)).values()].flat().at(-1)?.facts.override?.kind === 'hold'
  await post('controllers', { controller, failure: 'refuses' })
  await hold()
  for (let waited = 0; waited < 5; waited += 1) {
    time.now += minute
    await sandbox.tick()
  }
  expect(await doorNow()).toMatchObject({ Status: 'Closed', Override: null })
  expect((await client.getDashboard()).Events[0]).toMatchObject({ DoorAction: 'hold', Reason: 'notCarriedOut' })
  expect(await isHeldInHistory()).toBe(false)
  await post('controllers', { controller, failure: null })
  expect(await hold()).toMatchObject({ State: 'done' })
  expect(await doorNow()).toMatchObject({ Status: 'HeldOpen', Override: { Kind: 'hold' } })
  expect(await isHeldInHistory()).toBe(true)
})

test('"Needs attention" says since when an offline door’s own controller is offline', async () => {
  const bench = await openBench()
  await bench.signIn()
  const goOffline = async (door: string) => {
    bench.time.now += minute
    await bench.post('controllers', { controller: await controllerOf(bench, door), lost: 'network' })
    return new Date(bench.time.now).toISOString()
  }
  const times = { clubhouse: await goOffline('clubhouse'), 'tower-b-lobby': await goOffline('tower-b-lobby') }
  const { Attention } = await bench.client.getDashboard()
  const offline = Attention.filter(({ Kind }) => Kind === 'offline').flatMap(({ Records }) => Records)
  for (const [door, at] of Object.entries(times)) expect(offline.find(({ ID }) => ID === door)).toMatchObject({ At: at })
})

test('a user without the right to call groups reads of no missed calls', async () => {
  const bench = await openBench()
  await bench.signIn()
  const { store } = bench.sandbox
  const { id } = await store.selectFrom('call_groups').select('id').where('property_id', '=', 1).executeTakeFirstOrThrow()
  const row = await store.selectFrom('calls').selectAll().where('property_id', '=', 1).executeTakeFirstOrThrow()
  await store.insertInto('calls').values({ ...row, id: undefined, call_group_id: id, started_at: bench.time.now - minute, answered_at: null, ended_at: bench.time.now - 1, end_reason: 'nobodyReached' } as never).execute()
  const kinds = async () => (await bench.client.getDashboard()).Attention.map(({ Kind }) => Kind)
  expect(await kinds()).toContain('callsMissed')
  await bench.signIn('devices@whisperingpines.example')
  expect(await kinds()).not.toContain('callsMissed')
})
