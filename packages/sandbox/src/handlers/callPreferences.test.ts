import { toCallPlan, toCallWorld } from '@portal/api-client/contract'
import { lintCallPlan, simulateCall, weekdays } from '@portal/domain'
import { expect, test } from 'vitest'
import { callOf, setPlan, userIds } from '../calls/calls.fixture.ts'
import { openBench } from '../testing.fixture.ts'

const calls = 'calls'
const barrientos = 14
const base = { name: 'Barrientos 0911', directoryPin: '00911', quietHours: [] }
const Days = [...weekdays]
const always = [{ Days, Start: 0, End: 1440 }]
const night = [{ Days, Start: 22 * 60, End: 7 * 60 }]

/** Opens a sandbox whose call group rings Ana and Alexandria together, and then no one. */
async function open() {
  const bench = await openBench()
  const { store } = bench.sandbox
  const [ana = 0, alexandria = 0] = await userIds(store, 'Ana', 'Alexandria Abbott')
  await store.updateTable('users').set({ is_cellgate_app: 1 }).where('id', 'in', [ana, alexandria]).execute()
  await setPlan(store, barrientos, { ...base, kind: 'video', tiers: [[ana, alexandria], []], voiceNumber: null })
  await bench.signIn()
  return { bench, ana, alexandria, client: bench.client }
}

test('quiet hours and turned-off notifications silence a phone in the plan, the simulation and the call', async () => {
  const { bench, ana, alexandria, client } = await open()
  await client.saveCallPreferences({ UserID: ana, QuietHours: always, AllowsNotifications: true })
  await client.saveCallPreferences({ UserID: alexandria, QuietHours: night, AllowsNotifications: false, AcknowledgesEnd: true })
  const { CallGroup } = await client.getCallGroup({ callgroupId: barrientos })
  const world = toCallWorld(CallGroup, bench.sandbox.clock.now(), CallGroup.Stations[0])
  const plan = toCallPlan(CallGroup)
  const quiet = { severity: 'warning', code: 'quietAllDay', personId: ana, days: [1, 2, 3, 4, 5, 6, 7] }
  expect(lintCallPlan(plan, world)).toEqual(expect.arrayContaining([quiet, expect.objectContaining({ code: 'notNotified', personId: alexandria })]))
  const called = await callOf(bench, calls, { station: 'main-entry', group: barrientos })
  const skipped = [
    { at: 0, kind: 'unreachable', phone: `person:${ana}`, reason: 'quietHours' }, { at: 0, kind: 'unreachable', phone: `person:${alexandria}`, reason: 'notNotified' },
  ]
  expect(called.events.filter(({ kind }) => kind === 'unreachable')).toEqual(skipped)
  expect(simulateCall(plan, world, {}).filter(({ at }) => at === 0)).toEqual(called.events)
})

test('all users can set their own quiet hours; a save based on an older version gets the current ones', async () => {
  const { bench, client } = await open()
  for (const username of ['desk@whisperingpines.example', 'night@whisperingpines.example', 'billing@whisperingpines.example']) {
    await bench.signIn(username)
    const { CallPreferences: before } = await client.getOwnCallPreferences()
    expect(before).toMatchObject({ QuietHours: [], MayChange: true, Version: 1 })
    const { CallPreferences } = await client.saveOwnCallPreferences({ QuietHours: night, AllowsNotifications: false, Version: 1, AcknowledgesEnd: true })
    expect(CallPreferences).toMatchObject({ QuietHours: night, AllowsNotifications: false, Version: 2, UpdatedBy: before.Name })
    const stale = client.saveOwnCallPreferences({ QuietHours: [], AllowsNotifications: true, Version: 1 })
    await expect(stale).rejects.toMatchObject({ code: 'CONFLICT', body: { current: { QuietHours: night, Version: 2 } } })
  }
})

test('quiet hours that leave a group without an answer need a confirmation, but only when that is new', async () => {
  const { ana, alexandria, client } = await open()
  const quiet = (UserID: number, QuietHours: typeof night, more = {}) => client.saveCallPreferences({ UserID, QuietHours, AllowsNotifications: true, ...more })
  // Alexandria's phone still rings at night.
  await quiet(ana, night)
  await expect(quiet(alexandria, night)).rejects.toMatchObject({ status: 409, code: 'CALL_ENDS_HERE', body: { groups: ['Barrientos 0911'] } })
  expect((await client.getCallPreferences({ UserID: alexandria })).CallPreferences).toMatchObject({ QuietHours: [], Version: 1 })
  await quiet(alexandria, night, { AcknowledgesEnd: true })
  await quiet(alexandria, [{ Days: [6], Start: 0, End: 60 }])
  await expect(quiet(ana, [{ Days: [], Start: 0, End: 60 }])).rejects.toMatchObject({ code: 'VALIDATION', field: 'QuietHours' })
})
