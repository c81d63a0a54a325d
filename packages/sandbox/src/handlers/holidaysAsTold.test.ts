import { localDateAt, startOfDay } from '@portal/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followModel, step } from '../model.fixture.ts'
import { type Bench, hour, longTest, minute, openBench, saturday } from '../testing.fixture.ts'

interface Holiday {
  id: number
  /** The first and the last date. */
  from: string
  until: string
}

interface House {
  holidays: Holiday[]
  /** The rule of the group: from 8 AM to 6 PM on every day. */
  isClosedOnHolidays: boolean
  /** The date on which the group may enter from 6 AM to 11 PM, also on a holiday; null for none. */
  exception: string | null
  /** The schedule that holds the door open from 9 AM to noon on every day. */
  schedule: { id: number; isActive: boolean; pauses: boolean }
}

interface Real {
  bench: Bench
  codeId: number
}

const vendors = 5
const door = 'main-entry'
const pin = '8100'
const entry = 101
const zone = 'America/Chicago'
const everyDay = [1, 2, 3, 4, 5, 6, 7] as const
const dateAt = (at: number, days = 0) => localDateAt(zone, startOfDay(zone, at, days))
const isHoliday = ({ holidays }: House, date: string) => holidays.some(({ from, until }) => date >= from && date <= until)

const holdsOpen = (house: House, at: number): boolean => {
  const time = (at - startOfDay(zone, at)) / hour
  return house.schedule.isActive && !(house.schedule.pauses && isHoliday(house, dateAt(at))) && time >= 9 && time < 12
}

function reasonAt(house: House, at: number): string {
  const time = (at - startOfDay(zone, at)) / hour
  if (holdsOpen(house, at)) return 'opened'
  if (house.exception === dateAt(at) && time >= 6 && time < 23) return 'opened'
  if (house.isClosedOnHolidays && isHoliday(house, dateAt(at))) return 'closedOnHoliday'
  return time >= 8 && time < 18 ? 'opened' : 'outsideHours'
}

/** Dates from now on: days until the first one, and how many days follow it. */
const dates = fc.record({ inDays: fc.constantFrom(0, 0, 0, 1, 2), length: fc.constantFrom(0, 0, 1), location: fc.constantFrom(entry, 104) })
const which = fc.nat(2)
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item

async function saveHoliday({ bench: { client, time } }: Real, id: number | null, { inDays, length, location }: { inDays: number; length: number; location: number }): Promise<Holiday> {
  const [from, until] = [dateAt(time.now, inDays), dateAt(time.now, inDays + length)]
  const { ID } = await client.saveHoliday({ ID: id, PropertyLocationID: location, Name: 'Founders’ Day', From: from, Until: until })
  return { id: ID, from, until }
}

const saveRule = ({ bench: { client } }: Real, { isClosedOnHolidays, exception }: House) => client.saveUpdateRestriction({
  UserGroupID: vendors, PropertyLocationID: entry, Restriction: {
    Windows: [{ Days: [...everyDay], Start: 480, End: 1080 }], ClosedOnHolidays: isClosedOnHolidays,
    Exceptions: exception === null ? [] : [{ Name: 'Late delivery', From: exception, Until: exception, Effect: 'allow', Start: 360, End: 1380 }],
  },
})

const saveSchedule = ({ bench: { client } }: Real, id: number | null, { isActive, pauses }: Omit<House['schedule'], 'id'>) => client.saveSchedule({
  ID: id, Name: 'Morning', PropertyLocationID: entry, DoorOutputMode: 2, Ports: [door], Windows: [{ Days: [...everyDay], Start: 540, End: 720 }], Exceptions: [], PausesOnHolidays: pauses, IsActive: isActive,
})

const steps = [
  step('add a holiday', dates, async ({ holidays }: House, real: Real, when) => void holidays.push(await saveHoliday(real, null, when)), ({ holidays }) => holidays.length < 3),
  step('move a holiday', fc.tuple(which, dates), async ({ holidays }: House, real: Real, [at, when]) => {
    const holiday = pick(holidays, at)
    Object.assign(holiday, await saveHoliday(real, holiday.id, when))
  }, ({ holidays }) => holidays.length > 0),
  step('delete a holiday', which, async (house: House, { bench: { client } }: Real, at) => {
    const holiday = pick(house.holidays, at)
    await client.deleteHoliday({ ID: holiday.id })
    house.holidays = house.holidays.filter((one) => one !== holiday)
  }, ({ holidays }) => holidays.length > 0),
  step('change the rule of the group', fc.record({ isClosedOnHolidays: fc.boolean(), exception: fc.constantFrom(null, 0, 1) }), async (house: House, real: Real, { isClosedOnHolidays, exception }) => {
    Object.assign(house, { isClosedOnHolidays, exception: exception === null ? null : dateAt(real.bench.time.now, exception) })
    await saveRule(real, house)
  }),
  step('change the schedule', fc.record({ isActive: fc.constantFrom(true, true, false), pauses: fc.boolean() }), async ({ schedule }: House, real: Real, change) => {
    await saveSchedule(real, schedule.id, Object.assign(schedule, change))
  }),
  // Each of these hours is on another side of a limit: of the exception, the rule or the schedule.
  step('wait', fc.record({ days: fc.constantFrom(0, 1, 1, 2), at: fc.constantFrom(0, 5.99, 7, 8, 9, 11.5, 12, 17.5, 18, 23) }), async (_house: House, { bench }: Real, { days, at }) => {
    const next = startOfDay(zone, bench.time.now, days) + at * hour
    bench.time.now = Math.ceil(Math.max(bench.time.now, next) / minute) * minute
    await bench.signIn()
  }),
]

test('after any steps, gate, explanation, schedule and dashboard tell of holidays what a simple model tells', { timeout: longTest }, async () => {
  const bench = await openBench()
  const { client, time } = bench
  await bench.signIn()
  const { id } = await bench.sandbox.store.selectFrom('users').select('id').where('email', '=', 'routes@lonestarpest.example').executeTakeFirstOrThrow()
  const { Locations } = await client.getPropertyInstallLocationDeviceInformation()
  const PropertyLocations = Locations.map(({ PropertyLocationID }) => ({ PropertyLocationID, IsActive: true }))
  const { ID: codeId } = await client.saveUpdateAccessCodeUnique({ userID: id, AccessCodeTypeID: 1, Label: '', Code: pin, PropertyLocations })
  const real = { bench, codeId }
  await followModel(steps, {
    runs: 20,
    longest: 16,
    async start() {
      time.now = saturday
      await bench.signIn()
      for (const { ID } of (await client.getHolidays({})).Holidays) await client.deleteHoliday({ ID })
      for (const { ID, Name } of (await client.getSchedules({})).Schedules) if (Name === 'Morning') await client.deleteSchedule({ ID })
      const state = { isActive: true, pauses: true }
      const model: House = { holidays: [], isClosedOnHolidays: true, exception: null, schedule: { id: (await saveSchedule(real, null, state)).ID, ...state } }
      await saveRule(real, model)
      return { model, real }
    },
    async compare(house) {
      const now = time.now
      const expected = reasonAt(house, now)
      const scanned = await bench.scan(door, pin)
      expect(scanned).toMatchObject({ outcome: expected === 'opened' ? 'open' : 'denied', reason: expected })
      if (expected === 'closedOnHoliday') expect(scanned.message).toMatch(/^Closed for the holiday “Founders’ Day”\. /)
      // The next two days are explained as the gate will decide then.
      for (const at of [now, startOfDay(zone, now, 1) + 10 * hour, startOfDay(zone, now, 1) + 15 * hour, startOfDay(zone, now, 2) + 7 * hour]) {
        const { Outcome, NextOpening } = await client.explainAccess({ AccessCodeID: codeId, PortID: door, At: new Date(at).toISOString() })
        expect(Outcome).toBe(reasonAt(house, at) === 'opened' ? 'allowed' : 'denied')
        if (Outcome === 'allowed') continue
        const opening = Date.parse(NextOpening ?? '')
        expect([reasonAt(house, opening - minute) === 'opened', reasonAt(house, opening)]).toEqual([false, 'opened'])
      }
      const schedule = (await client.getSchedules({})).Schedules.find(({ ID }) => ID === house.schedule.id)
      expect(schedule?.IsRunning).toBe(holdsOpen(house, now))
      const shown = (await client.getDashboard()).Ports.find(({ ID }) => ID === door)
      expect(shown).toMatchObject({ Status: holdsOpen(house, now) ? 'HeldOpen' : 'Closed', HeldBySchedule: holdsOpen(house, now) ? 'Morning' : null })
      const until = shown?.Until == null ? null : Date.parse(shown.Until)
      if (until !== null) expect([holdsOpen(house, until - minute), holdsOpen(house, until)]).toEqual([holdsOpen(house, now), !holdsOpen(house, now)])
      else expect(house.schedule.isActive).toBe(false)
    },
  })
})
