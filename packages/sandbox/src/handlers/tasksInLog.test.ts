import { expect, test } from 'vitest'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { exportKeptFor } from '@portal/domain'
import { type Bench, hour, minute, openBench } from '../testing.fixture.ts'

async function open(): Promise<Bench> {
  const bench = await openBench()
  await bench.signIn()
  return bench
}

/** The recorded changes of one record, oldest first: who made each, what was done, and the new values of its fields. */
async function historyOf({ client }: Bench, query: PayloadOf<typeof endpoints.getLog>) {
  const { Lines } = await client.getLog({ ...query, count: 100 })
  return Lines.toReversed().flatMap((line) =>
    line.Kind === 'change' ? [{ who: line.By?.Name ?? null, call: line.Call, action: line.Action, fields: Object.fromEntries(line.Rows.flatMap(({ Fields }) => Fields.map(({ Field, To }) => [Field, To]))) }] : [])
}

async function setNetwork(bench: Bench, portId: string, lost: 'network' | null) {
  const { module_id: controller } = await bench.sandbox.store.selectFrom('port_modules').select('module_id').where('port_id', '=', portId).executeTakeFirstOrThrow()
  expect((await bench.post('controllers', { controller, lost })).status).toBe(200)
}

test('activity shows a lockdown’s start with its reason, its release, and its end after the last door answered', async () => {
  const bench = await open()
  const { Lockdown: { ID } } = await bench.client.setLockdown({ PortIDs: ['main-entry', 'clubhouse'], Reason: 'Gas leak' })
  await setNetwork(bench, 'clubhouse', 'network')
  bench.time.now += minute
  await bench.client.releaseLockdown({ LockdownID: ID })
  const ofLockdown = { Subject: 'lockdown', SubjectID: String(ID) } as const
  const [started, released, ...early] = await historyOf(bench, ofLockdown)
  expect(started).toMatchObject({ who: 'Dana Whitfield', call: 'setLockdown', action: 'started', fields: { reason: 'Gas leak' } })
  expect(released).toEqual({ who: 'Dana Whitfield', call: 'releaseLockdown', action: 'released', fields: { released: new Date(bench.time.now).toISOString() } })
  expect(early).toEqual([])
  bench.time.now += minute
  await setNetwork(bench, 'clubhouse', null)
  expect((await historyOf(bench, ofLockdown)).slice(2)).toEqual([{ who: null, call: '', action: 'ended', fields: { over: new Date(bench.time.now).toISOString() } }])
})

test('a lockdown that ends on time is released without a user’s name', async () => {
  const bench = await open()
  const EndsAt = new Date(bench.time.now + 10 * minute).toISOString()
  const { Lockdown: { ID } } = await bench.client.setLockdown({ PortIDs: ['main-entry'], Reason: 'Concert', EndsAt })
  bench.time.now += 12 * minute
  const [, released] = await historyOf(bench, { Subject: 'lockdown', SubjectID: String(ID) })
  expect(released).toEqual({ who: null, call: '', action: 'released', fields: { released: EndsAt, over: new Date(bench.time.now).toISOString() } })
})

test('activity shows an export’s start, its end, and the deletion of its file', async () => {
  const bench = await open()
  const { ExportID } = await bench.client.createExport({ Name: 'Everyone', Format: 'csv', What: { Of: 'users' } })
  for (let asked = 0; asked < 20; asked += 1) await bench.client.getExports()
  bench.time.now += exportKeptFor + minute
  await bench.signIn()
  await bench.client.getExports()
  const steps = await historyOf(bench, { Subject: 'export', SubjectID: String(ExportID) })
  expect(steps.map(({ who, action, fields }) => [who, action, fields['taskState']])).toEqual([['Dana Whitfield', 'started', 'running'], [null, 'ended', 'done'], [null, 'ended', 'ended']])
  expect(steps[0]?.fields).toMatchObject({ name: 'Everyone', format: 'csv' })
  const { Lines } = await bench.client.getLog({ count: 100, searchText: 'Everyone' })
  expect(Lines).toHaveLength(3)
  await bench.signIn('devices@whisperingpines.example')
  expect((await bench.client.getLog({ count: 100, searchText: 'Everyone' })).Lines).toEqual([])
})

test('activity shows held, closed and refused doors, with the user and the end', async () => {
  const bench = await open()
  const Until = new Date(bench.time.now + hour).toISOString()
  await bench.client.holdDoorOpen({ PortID: 'main-entry', Until, Note: 'Movers' })
  bench.time.now += minute
  await bench.client.closeDoor({ PortID: 'main-entry' })
  bench.time.now += minute
  await bench.client.setLockdown({ PortIDs: ['main-entry'], Reason: 'Police' })
  await bench.client.openDoor({ PortID: 'main-entry' }).catch(() => {})
  const { Lines } = await bench.client.getLog({ PortID: 'main-entry', count: 3 })
  expect(Lines).toMatchObject([
    { Kind: 'event', Who: 'Dana Whitfield', DoorAction: 'open', Decision: 'denied', Reason: 'lockedDown' },
    { Kind: 'event', Who: 'Dana Whitfield', DoorAction: 'close', Decision: 'open' },
    { Kind: 'event', Who: 'Dana Whitfield', DoorAction: 'hold', DoorUntil: Until, DoorNote: 'Movers', Decision: 'open' },
  ])
})
