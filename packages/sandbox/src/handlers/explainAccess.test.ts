import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdays } from '@portal/domain'
import { minute, openBench, saturday } from '../testing.fixture.ts'

const vendors = 5
const entry = 101

async function openVendor() {
  const bench = await openBench()
  await bench.signIn()
  const { id } = await bench.sandbox.store.selectFrom('users').select('id').where('email', '=', 'routes@lonestarpest.example').executeTakeFirstOrThrow()
  const { Locations } = await bench.client.getPropertyInstallLocationDeviceInformation()
  const PropertyLocations = Locations.map(({ PropertyLocationID }) => ({ PropertyLocationID, IsActive: true }))
  const { ID: codeId } = await bench.client.saveUpdateAccessCodeUnique({ userID: id, AccessCodeTypeID: 1, Label: '', Code: '8100', PropertyLocations })
  return { bench, id, codeId }
}

test('explaining a user lists every reason in order of precedence, and the next opening', async () => {
  const { bench, id } = await openVendor()
  const answer = await bench.client.explainAccess({ UserID: id, PortID: 'main-entry' })
  expect(answer).toMatchObject({
    Outcome: 'denied', Deciding: 'groupRestriction', NextOpening: '2026-11-23T14:00:00.000Z', Who: 'Lone Star Pest Control',
    PortName: 'Main Gate, Entry', At: new Date(saturday).toISOString(), TimeZone: 'America/Chicago',
  })
  expect(answer.Reasons.map(({ Rule, Result, Because }) => `${Rule} ${Result} ${Because}`)).toEqual([
    'fireAlarm passes noFireAlarm', 'lockdown passes noLockdown', 'standing passes inGoodStanding', 'heldOpen passes notHeldOpen', 'datedException passes noException',
    'ownRestriction passes noRestriction', 'groupRestriction denies outsideHours', 'portDefault notReached decidedAbove',
  ])
  expect(await bench.client.explainAccess({ UserID: id, PortID: 'main-entry', At: '2026-11-23T14:00:00Z' })).toMatchObject({ Outcome: 'allowed', NextOpening: null })
})

test('a group, a code, an invite and an event can be explained too', async () => {
  const { bench, id: vendor, codeId } = await openVendor()
  const { client } = bench
  expect(await client.explainAccess({ UserGroupID: vendors, PortID: 'main-entry' })).toMatchObject({ Outcome: 'denied', Who: 'Vendors, weekday' })
  const ofCode = await client.explainAccess({ AccessCodeID: codeId, PortID: 'pool-gate' })
  expect(ofCode).toMatchObject({ Outcome: 'denied', Deciding: 'groupRestriction', Subject: { UserID: vendor, UserGroupID: vendors, AccessCodeID: codeId, InviteID: null } })
  const { Restrictions } = await client.getAppliedGroupRestriction({ UserGroupID: vendors })
  expect(Restrictions.map(({ ID }) => ID)).toContain(ofCode.Subject.GroupRestrictionID)
  const { id } = await bench.invite('Fern & Fig')
  expect(await client.explainAccess({ InviteID: id, PortID: 'clubhouse' })).toMatchObject({ Outcome: 'denied', Deciding: 'ownRestriction', Subject: { InviteID: id, UserID: null } })
  expect(await client.explainAccess({ InviteID: id, PortID: 'pool-gate' })).toMatchObject({ Outcome: 'denied', Deciding: 'standing' })
  await bench.scan('main-entry', '8100')
  const { ID: EventID } = (await client.getDashboard()).Events[0] ?? {}
  expect(await client.explainAccess({ EventID: Number(EventID) })).toMatchObject({ Outcome: 'denied', Deciding: 'groupRestriction', PortID: 'main-entry' })
})

test('without a door, the question is about the user’s first door or the invite’s first door', async () => {
  const { bench: { client, invite }, id, codeId } = await openVendor()
  const ports = (await client.getPropertyInstallLocationDeviceInformation()).Locations.flatMap(({ Modules }) => Modules).flatMap(({ Ports }) => Ports).map(({ PortID }) => PortID)
  const portOf = async (question: Parameters<typeof client.explainAccess>[0]) => (await client.explainAccess(question)).PortID
  for (const about of [{ UserID: id }, { UserGroupID: vendors }, { AccessCodeID: codeId }]) expect(await portOf(about)).toBe(ports[0])
  const { id: InviteID } = await invite('Fern & Fig')
  const own = (await client.getInvite({ ID: InviteID })).Ports.map(({ PortID }) => PortID)
  expect(own).not.toContain(ports[0])
  expect(await portOf({ InviteID })).toBe(ports.find((port) => own.includes(port)))
})

test('a door held open by a schedule lets everyone in, except in lockdown', async () => {
  const { bench, id } = await openVendor()
  await bench.client.saveSchedule({
    Name: 'Open day', PropertyLocationID: entry, DoorOutputMode: 2, Ports: ['main-entry'], Windows: [{ Days: [6], Start: 540, End: 720 }],
    Exceptions: [], PausesOnHolidays: false, IsActive: true,
  })
  expect(await bench.client.explainAccess({ UserID: id, PortID: 'main-entry' })).toMatchObject({ Outcome: 'allowed', Deciding: 'heldOpen' })
  expect(await bench.scan('main-entry', '8100')).toMatchObject({ outcome: 'open' })
  await bench.sandbox.store.updateTable('ports').set({ status: 'Locked' }).where('id', '=', 'main-entry').execute()
  expect(await bench.client.explainAccess({ UserID: id, PortID: 'main-entry' })).toMatchObject({ Outcome: 'denied', Deciding: 'lockdown' })
})

test.each([
  [{}, 400],
  [{ UserID: 1, UserGroupID: 5, PortID: 'main-entry' }, 400],
  [{ UserID: 1, PortID: 'nowhere' }, 404],
  [{ UserID: 99_999, PortID: 'main-entry' }, 404],
  [{ EventID: 99_999 }, 404],
])('the question %j is refused with %i', async (question, status) => {
  const { bench } = await openVendor()
  await expect(bench.client.explainAccess(question)).rejects.toMatchObject({ status })
})

test('the gate and explainAccess agree, whatever the hours and the moment', async () => {
  const { bench, id, codeId } = await openVendor()
  const session = await bench.signIn()
  const minutes = fc.integer({ min: 0, max: 1439 })
  const window = fc.record({ Days: fc.subarray([...weekdays], { minLength: 1 }), Start: minutes, End: minutes })
  const windows = fc.array(window.filter(({ Start, End }) => Start !== End), { maxLength: 3 })
  const doors = fc.constantFrom('main-entry', 'main-exit', 'pool-gate')
  const scans = fc.array(fc.record({ later: fc.integer({ min: 0, max: 7 * 24 * 60 - 1 }), PortID: doors }), { minLength: 2, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(windows, windows, scans, async (own, ofGroup, all) => {
      bench.time.now = saturday
      await bench.as(session, async () => {
        await bench.client.saveUpdateaccessRestrictions({ UserID: id, Restriction: { Windows: own } })
        await bench.client.saveUpdateRestriction({ UserGroupID: vendors, PropertyLocationID: entry, Restriction: { Windows: ofGroup } })
        // The questions name the time, because moving the clock would end the session.
        const asked = all.map(({ later, PortID }) => ({ PortID, At: new Date(saturday + later * minute).toISOString() }))
        const explained = await Promise.all(asked.map((question) => bench.client.explainAccess({ AccessCodeID: codeId, ...question })))
        for (const [index, { PortID, At }] of asked.entries()) {
          bench.time.now = Date.parse(At)
          const { outcome } = await bench.scan(PortID, '8100')
          expect(outcome === 'open').toBe(explained[index]?.Outcome === 'allowed')
        }
      })
    }),
    { numRuns: 12 },
  )
})

test('the preview shows the users who gain, lose and keep access, in hours of this week, and saves nothing', async () => {
  const { bench } = await openVendor()
  const { client } = bench
  const change = { Kind: 'groupRestriction', UserGroupID: vendors, PropertyLocationID: entry } as const
  const members = (await bench.sandbox.store.selectFrom('users').select('id').where('group_id', '=', vendors).execute()).length
  const wider = await client.previewRestrictionEffect({ Change: { ...change, Restriction: { Windows: [{ Days: [1, 2, 3, 4, 5, 6], Start: 480, End: 1080 }] } } })
  expect(wider).toMatchObject({ PeopleCount: members, GainCount: members - 1, LoseCount: 0, KeepCount: 1, WeekOf: '2026-11-16' })
  // The landscapers' own restriction limits them to Tuesdays and Thursdays.
  expect(wider.Keeps.map(({ Name }) => Name)).toEqual(['Magnolia Landscaping'])
  for (const { HoursBefore, HoursAfter } of wider.Gains) expect(HoursAfter - HoursBefore).toBe(10)
  const shifted = await client.previewRestrictionEffect({ Change: { ...change, Restriction: { Windows: [{ Days: [6], Start: 0, End: 1440 }] } } })
  expect(shifted).toMatchObject({ GainCount: members - 1, LoseCount: members })
  expect((await client.explainAccess({ UserGroupID: vendors, PortID: 'main-entry' })).Outcome).toBe('denied')
})

test('the preview covers a template, a user’s restriction, a move to another group and a removed rule', async () => {
  const { bench, id } = await openVendor()
  const { client } = bench
  const never = { Windows: [] }
  const template = await client.previewRestrictionEffect({ Change: { Kind: 'presetTemplate', PresetTemplateID: 1, Restriction: never } })
  // Only the exit still lets users through: it is held open for everyone in the morning.
  expect(template).toMatchObject({ GainCount: 0, LoseCount: template.PeopleCount })
  for (const { HoursAfter } of template.Loses) expect(HoursAfter).toBe(12.5)
  const person = await client.previewRestrictionEffect({ Change: { Kind: 'userRestriction', UserID: id, Restriction: never } })
  expect(person.Loses).toMatchObject([{ ID: id }])
  const moved = await client.previewRestrictionEffect({ Change: { Kind: 'userGroup', UserIDs: [id], UserGroupID: 6 } })
  expect(moved).toMatchObject({ PeopleCount: 1, LoseCount: 1 })
  const removed = await client.previewRestrictionEffect({ Change: { Kind: 'groupRestriction', UserGroupID: vendors, PropertyLocationID: entry } })
  expect(removed.GainCount).toBeGreaterThan(0)
  await expect(client.previewRestrictionEffect({ Change: { Kind: 'userGroup', UserIDs: [id, 99_999], UserGroupID: 6 } })).rejects.toMatchObject({ status: 404 })
})

test('the preview accepts an unfinished rule, and refuses an unreadable one by its field', async () => {
  const { bench, id } = await openVendor()
  const preview = (Restriction: NonNullable<Parameters<typeof bench.client.saveUpdateaccessRestrictions>[0]['Restriction']>) =>
    bench.client.previewRestrictionEffect({ Change: { Kind: 'userRestriction', UserID: id, Restriction } })
  expect(await preview({ Windows: [{ Days: [], Start: 480, End: 1080 }] })).toMatchObject({ LoseCount: 1 })
  await expect(preview({ LimitEntryExpirationStartDate: '2026-12-02', EndDate: '2026-12-01' })).rejects.toMatchObject({ status: 400, field: 'Restriction.validity' })
  await expect(preview({ EndDate: '2026-02-31' })).rejects.toMatchObject({ status: 400 })
})

test('the preview counts the hours that a user really has', async () => {
  const { bench, id } = await openVendor()
  const { Loses } = await bench.client.previewRestrictionEffect({ Change: { Kind: 'userRestriction', UserID: id, Restriction: { Windows: [] } } })
  // Office hours count once, however many doors are open in them. The exit is held open for everyone in the morning, one hour of which is in office hours.
  const officeHours = 5 * 10
  const rush = 5 * 2.5
  expect(Loses).toMatchObject([{ HoursBefore: officeHours + 5 * 1.5, HoursAfter: rush }])
})

test('the preview counts only hours within the user’s validity', async () => {
  const { bench, id } = await openVendor()
  const limits = { ID: id, LimitActuationModeID: 1, validFromTime: null, validUntilTime: null } as const
  const lostHours = async (validFrom: string | null, validUntil: string | null) => {
    await bench.client.saveUserLimitations({ ...limits, validFrom, validUntil })
    const answer = await bench.client.previewRestrictionEffect({ Change: { Kind: 'userRestriction', UserID: id, Restriction: { Windows: [] } } })
    return answer.Loses[0]?.HoursBefore ?? null
  }
  const dayOfOffice = 10 + 1.5
  // The week of Saturday, November 21 began on the 16th.
  expect(await lostHours('2026-11-20', null)).toBe(dayOfOffice)
  expect(await lostHours('2026-11-19', '2026-11-30')).toBe(2 * dayOfOffice)
  expect(await lostHours('2026-11-23', null)).toBeNull()
  expect(await lostHours(null, '2026-11-19')).toBeNull()
})

test('the preview shows that a schedule lets users in, and that turning it off takes those hours away', async () => {
  const { bench } = await openVendor()
  const { client } = bench
  const schedule: Parameters<typeof client.saveSchedule>[0] = {
    Name: 'Open day', PropertyLocationID: entry, DoorOutputMode: 2, Ports: ['main-entry'], Windows: [{ Days: [6], Start: 540, End: 720 }],
    Exceptions: [], PausesOnHolidays: false, IsActive: true,
  }
  const preview = (ScheduleID: number | null, IsActive: boolean) =>
    client.previewRestrictionEffect({ Change: { ...schedule, Kind: 'schedule', ScheduleID, IsActive } })
  const opened = await preview(null, true)
  expect(opened).toMatchObject({ LoseCount: 0, Ports: [{ PortID: 'main-entry' }] })
  expect(opened.Gains).toContainEqual({ ID: expect.any(Number) as number, Name: 'Lone Star Pest Control', HoursBefore: 50, HoursAfter: 53 })
  const { ID } = await client.saveSchedule(schedule)
  expect(await preview(ID, true)).toMatchObject({ GainCount: 0, LoseCount: 0 })
  expect(await preview(ID, false)).toMatchObject({ GainCount: 0, LoseCount: opened.GainCount })
  await expect(preview(99_999, true)).rejects.toMatchObject({ status: 404 })
})

test('the preview shows that users without access gain a schedule’s hours, and lose them with the schedule', async () => {
  const { bench } = await openVendor()
  const { client } = bench
  const weekdaysNineToFive: Parameters<typeof client.saveSchedule>[0] = {
    Name: 'Leasing office', PropertyLocationID: entry, DoorOutputMode: 2, Ports: ['main-entry'], Windows: [{ Days: [1, 2, 3, 4, 5], Start: 540, End: 1020 }],
    Exceptions: [], PausesOnHolidays: true, IsActive: true,
  }
  const preview = async (change: Partial<typeof weekdaysNineToFive> & { ScheduleID?: number | null }) =>
    client.previewRestrictionEffect({ Change: { ScheduleID: null, ...weekdaysNineToFive, ...change, Kind: 'schedule' } })
  const opened = await preview({})
  const store = bench.sandbox.store.selectFrom('users').where('account_id', '=', 1).where('removed_at', 'is', null)
  const everyone = await store.select(['id', 'group_id', 'valid_from_at', 'valid_until_at']).execute()
  const nextMonday = Date.parse('2026-11-23T06:00Z')
  const outside = new Set(everyone.filter(({ valid_from_at: from, valid_until_at: until }) => (from !== null && from >= nextMonday) || (until !== null && until <= saturday)).map(({ id }) => id))
  expect(opened.PeopleCount).toBe(everyone.length)
  expect(opened.GainCount).toBeGreaterThan(0)
  expect(outside.size).toBeGreaterThan(0)
  expect(opened.GainCount + opened.KeepCount + opened.WithoutCount).toBe(everyone.length)
  expect(opened.WithoutCount).toBe(outside.size)
  // The group "Vendors" may use the entry in office hours in any case.
  expect(opened.Keeps.map(({ Name }) => Name)).toContain('Lone Star Pest Control')
  for (const { ID, HoursBefore, HoursAfter } of opened.Gains) {
    expect(outside.has(ID)).toBe(false)
    expect(HoursAfter).toBeGreaterThan(HoursBefore)
    if (HoursBefore === 0) expect(HoursAfter).toBe(40)
  }
  expect(opened.Gains.filter(({ HoursBefore }) => HoursBefore === 0).length).toBeGreaterThan(0)

  for (const change of [{ IsActive: false }, { DoorOutputMode: 1 as const }]) expect(await preview(change)).toMatchObject({ GainCount: 0, LoseCount: 0 })
  const { ID } = await client.saveSchedule(weekdaysNineToFive)
  const removed = await preview({ ScheduleID: ID, IsActive: false })
  expect(removed).toMatchObject({ GainCount: 0, LoseCount: opened.GainCount })
  expect(removed.Loses).toEqual(opened.Gains.map(({ ID, Name, HoursBefore, HoursAfter }) => ({ ID, Name, HoursBefore: HoursAfter, HoursAfter: HoursBefore })))
  const moved = await preview({ ScheduleID: ID, PropertyLocationID: 104, Ports: ['clubhouse'] })
  expect(moved.Ports.map(({ PortID }) => PortID).sort()).toEqual(['clubhouse', 'main-entry'])
})

test('the preview counts all users, but names only users that the viewer may see', async () => {
  const { bench, id } = await openVendor()
  const { client, sandbox } = bench
  const preview = () => client.previewRestrictionEffect({ Change: {
    Kind: 'schedule', ScheduleID: null, PropertyLocationID: entry, DoorOutputMode: 2, Ports: ['main-entry'], Windows: [{ Days: [6], Start: 540, End: 720 }],
    Exceptions: [], PausesOnHolidays: false, IsActive: true,
  } })
  const fromAbove = await preview()
  await sandbox.store.updateTable('users').set({ group_id: vendors }).where('email', '=', 'dana.whitfield@whisperingpines.example').execute()
  const fromVendors = await preview()
  expect(fromVendors.PeopleCount).toBe(fromAbove.PeopleCount)
  const named = [...fromVendors.Gains, ...fromVendors.Keeps].map(({ ID }) => ID)
  expect(named).toContain(id)
  const rows = await sandbox.store.selectFrom('users').innerJoin('user_groups', 'user_groups.id', 'users.group_id').select(['users.id', 'hierarchy_level', 'group_id']).execute()
  const above = new Set(rows.filter(({ hierarchy_level: level, group_id: group }) => level <= 5 && group !== vendors).map((row) => row.id))
  expect([...fromAbove.Gains, ...fromAbove.Keeps].some(({ ID }) => above.has(ID))).toBe(true)
  expect(named.filter((one) => above.has(one))).toEqual([])
})
