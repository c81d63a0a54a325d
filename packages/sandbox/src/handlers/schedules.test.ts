import { expect, test } from 'vitest'
import type { ApiClient } from '@portal/api-client'
import { openBench } from '../testing.fixture.ts'

type ScheduleInput = Parameters<ApiClient['saveSchedule']>[0]

const openDay: ScheduleInput = {
  Name: 'Open day', PropertyLocationID: 104, DoorOutputMode: 2, Ports: ['clubhouse'], Windows: [{ Days: [6], Start: 540, End: 720 }],
  Exceptions: [], PausesOnHolidays: true, IsActive: true,
}

async function openSignedIn() {
  const bench = await openBench()
  await bench.signIn()
  return bench
}

test('§3 a hold-open schedule is saved, runs in its windows, and says when it runs next', async () => {
  const { client, time } = await openSignedIn()
  const { ID } = await client.saveSchedule(openDay)
  const read = async () => (await client.getSchedules({ PropertyLocationID: 104 })).Schedules
  expect(await read()).toMatchObject([{ ID, ...openDay, TimeZone: 'America/Chicago', IsRunning: true, NextChange: null, Version: 1 }])
  time.now = Date.parse('2026-11-21T16:20:00Z')
  await client.saveSchedule({ ...openDay, ID, Windows: [{ Days: [7], Start: 540, End: 720 }], Version: 1 })
  expect(await read()).toMatchObject([{ IsRunning: false, NextChange: '2026-11-22T15:00:00.000Z', Version: 2 }])
})

test('a schedule pauses on the property’s holidays and on its own exception dates', async () => {
  const { client, scan } = await openSignedIn()
  const { ID } = await client.saveSchedule(openDay)
  const running = async () => (await client.getSchedules()).Schedules.find((schedule) => schedule.ID === ID)?.IsRunning
  expect(await scan('clubhouse', '88213')).toMatchObject({ outcome: 'open' })
  const holiday = await client.saveHoliday({ PropertyLocationID: 101, Name: 'Founders’ Day', From: '2026-11-21', Until: '2026-11-21' })
  expect(await running()).toBe(false)
  await client.deleteHoliday({ ID: holiday.ID })
  expect(await running()).toBe(true)
  const closed = { Name: 'Cleaning', From: '2026-11-21', Until: '2026-11-21', Effect: 'deny', Start: 0, End: 1440 } as const
  await client.saveSchedule({ ...openDay, ID, Exceptions: [closed] })
  expect(await running()).toBe(false)
})

test('a momentary schedule and a schedule that is off hold no door open', async () => {
  const { client } = await openSignedIn()
  await client.saveSchedule({ ...openDay, DoorOutputMode: 1 })
  await client.saveSchedule({ ...openDay, Name: 'Off', IsActive: false })
  expect((await client.getSchedules({ PropertyLocationID: 104 })).Schedules.map(({ IsRunning }) => IsRunning)).toEqual([false, false])
})

test('§3 a momentary schedule opens its doors as each window begins, with a push, an event and the next time', async () => {
  const { client, time, sandbox, signIn } = await openSignedIn()
  const { ID } = await client.saveSchedule({ ...openDay, DoorOutputMode: 1, Windows: [{ Days: [6, 7], Start: 615, End: 620 }] })
  const shown = async () => {
    await signIn()
    const [events, pushes, schedules] = await Promise.all([client.getDashboard(), client.getDevicePushes({}), client.getSchedules()])
    return {
      events: events.Events.filter(({ Who }) => Who === 'Open day').map(({ At, Who, PortName, Decision, Reason }) => ({ At, Who, PortName, Decision, Reason })),
      pushes: pushes.Pushes.filter(({ Action }) => Action === 'pulse').map(({ At, Status }) => ({ At, Status })),
      next: schedules.Schedules.find((schedule) => schedule.ID === ID)?.NextChange,
    }
  }
  expect(await shown()).toEqual({ events: [], pushes: [], next: '2026-11-21T16:15:00.000Z' })
  time.now = Date.parse('2026-11-21T16:20:00Z')
  const first = { At: '2026-11-21T16:15:00.000Z', Who: 'Open day', PortName: 'Clubhouse Front Door', Decision: 'open', Reason: 'opened' }
  expect(await shown()).toEqual({ events: [first], pushes: [{ At: first.At, Status: 'acknowledged' }], next: '2026-11-22T16:15:00.000Z' })
  expect(await shown()).toMatchObject({ events: [first] })

  await sandbox.store.updateTable('ports').set({ status: 'Locked' }).where('id', '=', 'clubhouse').execute()
  time.now = Date.parse('2026-11-22T16:15:00Z')
  expect((await shown()).events).toEqual([{ ...first, At: '2026-11-22T16:15:00.000Z', Decision: 'denied', Reason: 'lockedDown' }, first])
})

test('a momentary schedule opens no door before its creation, on a holiday or while it is off', async () => {
  const { client, time, sandbox, signIn } = await openSignedIn()
  const pulses = async () => {
    await signIn()
    await client.getDashboard()
    return sandbox.store.selectFrom('gate_events').select('at').where('credential_kind', '=', 'Schedule').where('who', '=', 'Open day').execute()
  }
  const { ID } = await client.saveSchedule({ ...openDay, DoorOutputMode: 3, Windows: [{ Days: [6], Start: 590, End: 600 }, { Days: [7], Start: 615, End: 620 }] })
  time.now += 30 * 60_000
  expect(await pulses()).toHaveLength(0)
  await client.saveHoliday({ PropertyLocationID: 101, Name: 'Founders’ Day', From: '2026-11-22', Until: '2026-11-22' })
  time.now = Date.parse('2026-11-28T15:49:00Z')
  expect(await pulses()).toHaveLength(0)
  time.now = Date.parse('2026-11-28T16:49:00Z')
  expect(await pulses()).toHaveLength(1)
  await client.saveSchedule({ ...openDay, ID, DoorOutputMode: 3, IsActive: false })
  time.now += 14 * 86_400_000
  expect(await pulses()).toHaveLength(1)
})

test('schedules run before any answer of their account and before a scan, at most once a second', async () => {
  const { client, time, sandbox, scan } = await openSignedIn()
  await client.saveSchedule({ ...openDay, DoorOutputMode: 3 })
  const ranUntil = async () => Number((await sandbox.store.selectFrom('settings').select('value').where('key', '=', 'schedules.ranUntil of 1').executeTakeFirst())?.value)
  time.now += 5000
  await client.getAccessCodes({})
  expect(await ranUntil()).toBe(time.now)
  time.now += 999
  await client.getDashboard()
  expect(await ranUntil()).toBe(time.now - 999)
  time.now += 1
  await scan('main-entry', 'nobody')
  expect(await ranUntil()).toBe(time.now)
  time.now += 1000
  await client.getDevicePushes({})
  expect(await ranUntil()).toBe(time.now)
})

test('a taken name, an older version, a window without days, and unknown doors and schedules are refused', async () => {
  const { client } = await openSignedIn()
  const { ID } = await client.saveSchedule(openDay)
  await expect(client.saveSchedule({ ...openDay, Name: 'open DAY' })).rejects.toMatchObject({ status: 409, code: 'TAKEN', field: 'Name' })
  await client.saveSchedule({ ...openDay, ID, Version: 1 })
  await expect(client.saveSchedule({ ...openDay, ID, Version: 1 })).rejects.toMatchObject({
    code: 'CONFLICT', message: 'Dana Whitfield changed this in the meantime.', body: { current: { ID, Version: 2, UpdatedBy: 'Dana Whitfield', Ports: ['clubhouse'] } },
  })
  await expect(client.saveSchedule({ ...openDay, Name: 'x', Windows: [{ Days: [], Start: 0, End: 60 }] })).rejects.toMatchObject({ field: 'Windows' })
  await expect(client.saveSchedule({ ...openDay, Name: 'x', Ports: ['nowhere'] })).rejects.toMatchObject({ status: 404 })
  await client.deleteSchedule({ ID })
  await expect(client.deleteSchedule({ ID })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('holidays are listed soonest first; invalid and outdated changes are refused', async () => {
  const bench = await openSignedIn()
  const { client } = bench
  const { Holidays } = await client.getHolidays()
  expect(Holidays).toMatchObject([{ Name: 'Christmas Day', From: '2026-12-25' }, { Name: 'New Year’s Day', From: '2027-01-01' }])
  const [christmas] = Holidays
  if (!christmas) throw new Error('No holiday is seeded.')
  const { ID, PropertyLocationID } = christmas
  await client.saveHoliday({ ID, PropertyLocationID, Name: 'Christmas', From: '2026-12-24', Until: '2026-12-26', Version: 1 })
  const saved = { ID, Name: 'Christmas', Until: '2026-12-26', Version: 2, UpdatedBy: 'Dana Whitfield' }
  expect((await client.getHolidays({ PropertyLocationID })).Holidays[0]).toMatchObject(saved)
  const late = client.saveHoliday({ ID, PropertyLocationID, Name: 'Xmas', From: '2026-12-24', Until: '2026-12-24', Version: 1 })
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT', body: { current: saved } })
  await expect(client.saveHoliday({ PropertyLocationID, Name: 'x', From: '2026-12-02', Until: '2026-12-01' })).rejects.toMatchObject({ field: 'Until' })
  await bench.signIn('home@oakline.example')
  await expect(client.deleteHoliday({ ID })).rejects.toMatchObject({ status: 404 })
  expect((await client.getHolidays()).Holidays).toEqual([])
})

test('another account’s schedules are not found, and users without the right cannot change schedules', async () => {
  const bench = await openSignedIn()
  const { ID } = await bench.client.saveSchedule(openDay)
  await bench.signIn('home@oakline.example')
  await expect(bench.client.deleteSchedule({ ID })).rejects.toMatchObject({ status: 404 })
  expect((await bench.client.getSchedules()).Schedules).toEqual([])
  await bench.signIn('billing@whisperingpines.example')
  await expect(bench.client.getSchedules()).rejects.toMatchObject({ status: 403 })
})

test('a group closed on holidays is denied on a holiday of the property, and the gate names the holiday', async () => {
  const { client, scan, sandbox } = await openSignedIn()
  const { id: UserID } = await sandbox.store.selectFrom('users').select('id').where('email', '=', 'k.broussard@mail.example').executeTakeFirstOrThrow()
  const { UserGroupID } = await client.getUserDetail({ ID: UserID })
  const { Locations } = await client.getPropertyInstallLocationDeviceInformation()
  const PropertyLocations = Locations.map(({ PropertyLocationID }) => ({ PropertyLocationID, IsActive: true }))
  await client.saveUpdateAccessCodeUnique({ userID: UserID, AccessCodeTypeID: 1, Label: '', Code: '7041', PropertyLocations })
  await client.saveUpdateRestriction({ UserGroupID: UserGroupID ?? 0, PropertyLocationID: 101, Restriction: { ClosedOnHolidays: true } })
  expect(await scan('main-entry', '7041')).toMatchObject({ outcome: 'open' })
  const change = { Kind: 'holiday', PropertyLocationID: 101, Dates: { From: '2026-11-21', Until: '2026-11-22' } } as const
  const effect = await client.previewRestrictionEffect({ Change: change })
  expect(effect.Loses.map(({ ID }) => ID)).toContain(UserID)
  expect(effect.Ports.map(({ PortID }) => PortID)).toContain('main-entry')
  await client.saveHoliday({ PropertyLocationID: 104, Name: 'Founders’ Day', From: '2026-11-21', Until: '2026-11-22' })
  expect(await scan('main-entry', '7041')).toMatchObject({
    outcome: 'denied', reason: 'closedOnHoliday', message: 'Closed for the holiday “Founders’ Day”. Opens Mon, Nov 23, 12:00 AM.',
  })
  expect(await scan('main-exit', '7041')).toMatchObject({ outcome: 'open' })
  const explained = await client.explainAccess({ UserID, PortID: 'main-entry' })
  expect(explained.Reasons.find(({ Rule }) => Rule === 'datedException')).toMatchObject({ Because: 'closedOnHoliday' })
  const { Restrictions } = await client.getAppliedGroupRestriction({ UserGroupID: UserGroupID ?? 0 })
  expect(Restrictions.find(({ PropertyLocationID }) => PropertyLocationID === 101)?.Restriction).toMatchObject({ ClosedOnHolidays: true })
})
