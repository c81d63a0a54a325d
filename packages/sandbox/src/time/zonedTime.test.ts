import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, localTime, sayMoment, startOfDay } from './zonedTime.ts'

const houston = 'America/Chicago'

test('the wall clock of a zone follows its clock changes', () => {
  expect(localTime(Date.parse('2026-11-01T06:59:00Z'), houston)).toMatchObject({ day: 1, weekday: 0, minuteOfDay: 119 })
  expect(localTime(Date.parse('2026-11-01T07:01:00Z'), houston)).toMatchObject({ day: 1, minuteOfDay: 61 })
  expect(localTime(Date.parse('2026-11-21T06:00:00Z'), houston)).toMatchObject({ day: 21, weekday: 6, minuteOfDay: 0 })
})

test('a day may have 23 or 25 hours', () => {
  const length = (instant: string) => (startOfDay(Date.parse(instant), houston, 1) - startOfDay(Date.parse(instant), houston)) / 3_600_000
  expect([length('2026-03-08T18:00:00Z'), length('2026-11-01T18:00:00Z'), length('2026-11-21T18:00:00Z')]).toEqual([23, 25, 24])
})

test('wall clock and instant are each other’s inverse, outside the hour that happens twice', () => {
  const zones = fc.constantFrom(houston, 'Asia/Kathmandu', 'Europe/Berlin', 'Pacific/Auckland', 'UTC')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 * 525_600 }), zones, (minutes, zone) => {
      const instant = minutes * 60_000 + Date.parse('1990-01-01T00:00:00Z')
      const local = localTime(instant, zone)
      expect(localTime(instantOf(local, zone), zone)).toEqual({ ...local, second: 0 })
    }),
  )
})

test('moments are said in the property’s zone', () => {
  const now = Date.parse('2026-11-21T16:00:00Z')
  expect(sayMoment(now, now, houston)).toBe('Sat, Nov 21, 10:00 AM')
  expect(sayMoment(Date.parse('2027-01-02T05:30:00Z'), now, houston)).toBe('Fri, Jan 1, 2027, 11:30 PM')
})
