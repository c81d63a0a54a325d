import { localDateAt, localMomentAt, startOfDay } from '@portal/domain'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { userId } from '../peopleCalls.fixture.ts'
import { saturday } from '../saturday.fixture.ts'
import { type Bench, hour, minute, openBench } from '../testing.fixture.ts'

const zone = 'America/Chicago'

interface Event {
  at: number
  isDenied?: boolean
  door?: string
  action?: 'open' | 'hold' | 'close' | 'resume'
}

/** Opens a sandbox with a signed-in administrator whose property has only these events. */
async function openWith(now: number, events: readonly Event[]): Promise<Bench> {
  const bench = await openBench({ time: { now } })
  await bench.signIn()
  const { store } = bench.sandbox
  await store.deleteFrom('gate_events').execute()
  const rows = events.map(({ at, isDenied = false, door = 'main-entry', action = null }) => ({
    property_id: 1, port_id: door, port_name: door, at, decision: isDenied ? 'denied' as const : 'open' as const, reason: isDenied ? 'unknownCode' : 'opened', credential_kind: 'PIN', door_action: action,
  }))
  if (rows.length > 0) await store.insertInto('gate_events').values(rows).execute()
  return bench
}

/** The number of events that activity lists for a day. */
async function listed({ client }: Bench, date: string, Outcome: 'opened' | 'denied', PortID?: string): Promise<number> {
  let found = 0
  let Before: string | null | undefined
  while (Before !== null) {
    const { Lines, Next } = await client.getLog({ Kind: 'event', Outcome, From: date, Until: date, count: 100, ...(PortID !== undefined && { PortID }), ...(Before !== undefined && { Before }) })
    found += Lines.length
    Before = Next
  }
  return found
}

test('openings and refusals count in the hours of the property’s clock; closing a door does not count', async () => {
  const midnight = startOfDay(zone, saturday)
  const bench = await openWith(saturday, [
    { at: midnight }, { at: midnight + 9 * hour }, { at: midnight + 9 * hour + 59 * minute, action: 'hold' }, { at: midnight + 9 * hour, isDenied: true },
    { at: midnight + 9.5 * hour, action: 'close' }, { at: midnight + 9.5 * hour, action: 'resume' }, { at: midnight - 1 },
  ])
  const { Hours, Date, TimeZone, Usual } = await bench.client.getEntriesByHour({})
  expect({ Date, TimeZone, Usual }).toEqual({ Date: '2026-11-21', TimeZone: zone, Usual: null })
  expect(Hours.map(({ Opened }) => Opened)).toEqual([1, ...Array<number>(8).fill(0), 2, ...Array<number>(14).fill(0)])
  expect(Hours.map(({ Denied }) => Denied).filter(Boolean)).toEqual([1])
  expect((await bench.client.getEntriesByHour({ Date: '2026-11-20' })).Hours[23]).toEqual({ Opened: 1, Denied: 0 })
})

test('a usual Saturday is the mean of up to four earlier ones on record, counted until this time of day', async () => {
  const weeks = [1, 2, 3, 4, 5].map((week) => saturday - week * 7 * 24 * hour)
  const bench = await openWith(saturday, [
    { at: saturday - minute }, { at: weeks[0]! - hour }, { at: weeks[0]! + hour }, { at: weeks[1]! - hour }, { at: weeks[1]! - hour }, { at: weeks[2]! + minute },
  ])
  const { Usual } = await bench.client.getEntriesByHour({})
  // Stored activity does not cover the whole third Saturday before.
  expect(Usual).toMatchObject({ Weeks: 2, OpenedByNow: 1.5 })
  expect(Usual?.Opened[9]).toBe(1.5)
  expect(Usual?.Opened[11]).toBe(0.5)
  expect((await bench.client.getEntriesByHour({ Date: '2026-11-14' })).Usual).toBeNull()
  expect((await (await openWith(saturday, weeks.map((at) => ({ at: at - 12 * hour })))).client.getEntriesByHour({})).Usual).toMatchObject({ Weeks: 4, OpenedByNow: 0 })
})

test('a door has its own counts, and another account’s door is unknown', async () => {
  const bench = await openWith(saturday, [{ at: saturday }, { at: saturday, door: 'clubhouse' }, { at: saturday, door: 'clubhouse' }])
  expect((await bench.client.getEntriesByHour({ PortID: 'clubhouse' })).Hours[10]).toEqual({ Opened: 2, Denied: 0 })
  await expect(bench.client.getEntriesByHour({ PortID: 'elsewhere' })).rejects.toMatchObject({ status: 404 })
})

test('the hours of a day add up to the day’s activity, also when the clock changes', async () => {
  const days = ['2026-03-08', '2026-11-01', '2026-11-02']
  const noons = days.map((day) => Date.parse(`${day}T18:00:00Z`))
  const event = fc.record({
    at: fc.tuple(fc.constantFrom(...noons), fc.integer({ min: -30 * hour, max: 30 * hour })).map(([noon, after]) => noon + after),
    isDenied: fc.boolean(), door: fc.constantFrom('main-entry', 'clubhouse'), action: fc.constantFrom(...(['open', 'close', 'hold', 'resume', undefined] as const)),
  })
  await fc.assert(fc.asyncProperty(fc.array(event, { maxLength: 60 }), async (events) => {
    const bench = await openWith(Date.parse('2026-11-03T12:00:00Z'), events)
    for (const day of days) {
      for (const PortID of [undefined, 'clubhouse']) {
        const { Hours } = await bench.client.getEntriesByHour({ Date: day, ...(PortID !== undefined && { PortID }) })
        const sum = (of: 'Opened' | 'Denied') => Hours.reduce((total, counted) => total + counted[of], 0)
        expect([sum('Opened'), sum('Denied')]).toEqual([await listed(bench, day, 'opened', PortID), await listed(bench, day, 'denied', PortID)])
      }
      const opened = events.filter(({ at, isDenied, action }) => !isDenied && action !== 'close' && action !== 'resume' && localDateAt(zone, at) === day)
      const { Hours } = await bench.client.getEntriesByHour({ Date: day })
      for (const [index, { Opened }] of Hours.entries()) expect(Opened).toBe(opened.filter(({ at }) => Math.floor(localMomentAt(zone, at).minute / 60) === index).length)
    }
  }), { numRuns: inject('postgres') ? 2 : 6 })
})

test('the counts of a period equal the events and visitor calls that activity lists between its times: of all doors, of one door, of one user and of a unit', async () => {
  const event = fc.record({
    // Most events are on the day of 25 hours, around the repeated hour and in its last one, some at the first moment of an hour.
    at: fc.tuple(fc.constantFrom('2026-10-31T05:00:00Z', '2026-11-01T07:00:00Z', '2026-11-02T06:00:00Z'), fc.oneof(fc.integer({ min: -2 * hour, max: 2 * hour }), fc.constantFrom(-hour, 0, hour))).map(([near, after]) => Date.parse(near) + after),
    isDenied: fc.boolean(), door: fc.constantFrom('main-entry', 'clubhouse'), action: fc.constantFrom(...(['open', 'close', undefined] as const)), of: fc.constantFrom('first', 'second', undefined),
  })
  const period = { From: '2026-10-31', Until: '2026-11-02' }
  await fc.assert(fc.asyncProperty(fc.array(event, { minLength: 20, maxLength: 80 }), fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }), async (events, start, end) => {
    const bench = await openWith(Date.parse('2026-11-03T12:00:00Z'), events)
    const { store } = bench.sandbox
    const [UserID, roommate] = [await userId(bench, 'k.broussard@mail.example'), await userId(bench, 'priya.ro@mail.example')]
    const { Unit: { ID: UnitID } } = await bench.client.saveUnit({ ID: null, Name: 'Villa 9' })
    for (const resident of [UserID, roommate]) await bench.client.addUnitResident({ ID: UnitID, UserID: resident })
    const { id: _id, ...like } = await store.selectFrom('calls').selectAll().where('ended_at', 'is not', null).executeTakeFirstOrThrow()
    await store.updateTable('calls').set({ account_id: 2, property_id: 2 }).execute()
    // Every third event has a visitor call at the same time.
    await store.insertInto('calls').values(events.filter((_, index) => index % 3 === 0).map(({ at, door }) => ({ ...like, port_id: door, started_at: at, ended_at: at + minute }))).execute()
    const rows = await store.selectFrom('gate_events').select('id').orderBy('id').execute()
    for (const [index, { of }] of events.entries()) if (of) await store.updateTable('gate_events').set({ user_id: of === 'first' ? UserID : roommate }).where('id', '=', rows[index]!.id).execute()
    const times = { FromTime: `${String(start).padStart(2, '0')}:00`, UntilTime: `${String(end).padStart(2, '0')}:00` }
    for (const whose of [{}, { PortID: 'clubhouse' }, { UserID }, { PortID: 'main-entry', UserID }, { UnitID }]) {
      const { Days, Opened, Denied, Calls } = await bench.client.getEntriesByDay({ ...period, ...times, ...whose })
      const sums = await bench.client.getEntriesByDay({ ...period, ...whose })
      // A long period has one number for each day.
      const long = (await bench.client.getEntriesByDay({ From: '2026-01-01', Until: period.Until, ...whose })).Days
      const ofDays = (days: typeof Days) => days.slice(-Days.length).map((day) => [day.Date, ...[day.Opened, day.Denied, day.Calls].map((counts) => counts.reduce((sum, count) => sum + count, 0))])
      expect(ofDays(long)).toEqual(ofDays(Days))
      const list = async (Outcome: 'opened' | 'denied', days: { From: string; Until: string; FromTime?: string; UntilTime?: string }) =>
        (await bench.client.getLog({ Kind: 'event', Outcome, ...days, ...whose, count: 100 })).Lines.length
      expect([Opened, Denied]).toEqual([await list('opened', { ...period, ...times }), await list('denied', { ...period, ...times })])
      const calls = async (days: object) => ('UserID' in whose || 'UnitID' in whose ? null : (await bench.client.getLog({ Kind: 'call', ...days, ...whose, count: 100 })).Lines.length)
      expect([Calls, sums.Calls]).toEqual([await calls({ ...period, ...times }), await calls(period)])
      expect([sums.Opened, sums.Denied]).toEqual([await list('opened', period), await list('denied', period)])
      for (const { Date: day, Opened: opened, Calls: called } of Days) {
        expect(called.reduce((sum, hour) => sum + hour, 0)).toBe((await calls({ From: day, Until: day })) ?? 0)
        expect(opened.reduce((sum, hour) => sum + hour, 0)).toBe(await list('opened', { From: day, Until: day }))
        expect(opened[start]).toBe(await list('opened', { From: day, Until: day, FromTime: times.FromTime, UntilTime: `${String(start + 1).padStart(2, '0')}:00` }))
      }
    }
  }), { numRuns: inject('postgres') ? 2 : 4 })
})

test('the outcomes of calls equal the calls that activity lists for 30 days, by call group, also when the clock changes', async () => {
  const call = fc.record({
    // Events around both ends of the 30 days, which a clock change makes an hour longer.
    at: fc.tuple(fc.constantFrom('2026-10-05T05:00:00Z', '2026-11-01T07:00:00Z', '2026-11-03T12:00:00Z'), fc.integer({ min: -3 * hour, max: 0 })).map(([near, before]) => Date.parse(near) + before),
    group: fc.constantFrom(11, 12), isAnswered: fc.boolean(),
  })
  await fc.assert(fc.asyncProperty(fc.array(call, { minLength: 20, maxLength: 60 }), async (calls) => {
    const bench = await openWith(Date.parse('2026-11-03T12:00:00Z'), [])
    const { client, sandbox: { store } } = bench
    const { id: _id, ...like } = await store.selectFrom('calls').selectAll().where('ended_at', 'is not', null).executeTakeFirstOrThrow()
    await store.updateTable('calls').set({ account_id: 2 }).execute()
    await store.insertInto('calls').values(calls.map(({ at, group, isAnswered }) => ({ ...like, call_group_id: group, started_at: at, ended_at: at + minute, answered_at: isAnswered ? at + 1 : null }))).execute()
    const { Groups, From, Until } = await client.getCallOutcomes()
    expect([From, Until]).toEqual(['2026-10-05', '2026-11-03'])
    for (const callgroupId of [11, 12]) {
      const counted = Groups.find((group) => group.callgroupId === callgroupId)
      for (const [Outcome, count] of [['answered', counted?.Answered ?? 0], ['unanswered', counted?.Unanswered ?? 0]] as const) {
        expect((await client.getLog({ callgroupId, Outcome, From, Until, count: 100 })).Lines).toHaveLength(count)
      }
    }
  }), { numRuns: inject('postgres') ? 2 : 4 })
})

test('a period has 1 to 366 days, of up to 31 also by hour, and the viewer must be allowed to see the user', async () => {
  const { client } = await openWith(saturday, [])
  await expect(client.getEntriesByDay({ From: '2026-11-02', Until: '2026-11-01' })).rejects.toMatchObject({ status: 400 })
  await expect(client.getEntriesByDay({ From: '2025-10-31', Until: '2026-11-01' })).rejects.toMatchObject({ status: 400 })
  const lengths = async (From: string) => (await client.getEntriesByDay({ From, Until: '2026-11-01' })).Days.map(({ Opened, Denied }) => [Opened.length, Denied.length])
  expect(await lengths('2026-10-02')).toEqual(Array.from({ length: 31 }, () => [24, 24]))
  expect(await lengths('2025-11-01')).toEqual(Array.from({ length: 366 }, () => [1, 1]))
  await expect(client.getEntriesByDay({ From: '2026-11-01', Until: '2026-11-01', UserID: 999_999 })).rejects.toMatchObject({ status: 404 })
  await expect(client.getEntriesByDay({ From: '2026-11-01', Until: '2026-11-01', PortID: 'elsewhere' })).rejects.toMatchObject({ status: 404 })
})
