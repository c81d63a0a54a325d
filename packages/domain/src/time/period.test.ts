import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zones } from '../testing/randomAccess.ts'
import { toIsoDate, toLocalMinutes } from './localDate.ts'
import { localDateAt, localMomentAt, startOfDay } from './localTime.ts'
import { endInstant, endOf, isEmptyPeriod, startInstant } from './period.ts'
import { localMinutesAt } from './zoneClock.ts'

const houston = 'America/Chicago'
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16)
const start = (timeZone: string, date: string, minute: number | null) => iso(startInstant(timeZone, { date, minute }))
const end = (timeZone: string, date: string, minute: number | null) => iso(endInstant(timeZone, { date, minute }))

describe('a wall-clock time in an hour that is skipped', () => {
  it.each([
    [houston, '2026-03-08', 150, '2026-03-08T08:00'],
    ['Europe/Berlin', '2026-03-29', 150, '2026-03-29T01:00'],
    ['Asia/Beirut', '2026-03-29', 30, '2026-03-28T22:00'],
    ['Australia/Lord_Howe', '2026-10-04', 135, '2026-10-03T15:30'],
  ])('the instant is the first after the gap, for starts and ends: %s %s %i', (zone, date, minute, instant) => {
    expect([start(zone, date, minute), end(zone, date, minute)]).toEqual([instant, instant])
  })
})

describe('a wall-clock time in an hour that comes twice', () => {
  it.each([
    [houston, '2026-11-01', 90, '2026-11-01T06:30', '2026-11-01T07:30'],
    ['Europe/Berlin', '2026-10-25', 150, '2026-10-25T00:30', '2026-10-25T01:30'],
    // In Beirut the clock goes back from midnight to 23:00, so that day is 25 hours long.
    ['Asia/Beirut', '2026-10-24', 1430, '2026-10-24T20:50', '2026-10-24T21:50'],
  ])('a start is the first of both times, and an end the second: %s %s %i', (zone, date, minute, first, second) => {
    expect([start(zone, date, minute), end(zone, date, minute)]).toEqual([first, second])
  })
})

describe('a date without a time', () => {
  it('a date as a start means the beginning of its day, as an end the whole day', () => {
    expect(start(houston, '2026-12-31', null)).toBe('2026-12-31T06:00')
    expect(end(houston, '2026-12-31', null)).toBe('2027-01-01T06:00')
    expect(end('Asia/Beirut', '2026-10-24', null)).toBe('2026-10-24T22:00')
    expect(endOf({ date: '2026-12-31', minute: null })).toEqual({ date: '2026-12-31', minute: 1440 })
  })

  it('the same start and end date means that day', () => {
    const day = { date: '2026-12-31', minute: null }
    expect(isEmptyPeriod(day, day)).toBe(false)
    expect(isEmptyPeriod({ ...day, minute: 600 }, { ...day, minute: 600 })).toBe(true)
    expect(isEmptyPeriod({ ...day, minute: 600 }, { date: '2026-12-30', minute: null })).toBe(true)
  })

  it('a day that does not exist is refused', () => {
    expect(() => startInstant(houston, { date: '2026-02-30', minute: null })).toThrow(RangeError)
    expect(() => endInstant(houston, { date: 'soon', minute: 0 })).toThrow(RangeError)
  })
})

const anyDay = fc.integer({ min: toLocalMinutes({ date: '2005-01-01', minute: 0 }) ?? 0, max: toLocalMinutes({ date: '2035-01-01', minute: 0 }) ?? 0 })

it('after the start and the end of a given minute, the clock shows no earlier minute', () => {
  fc.assert(fc.property(fc.constantFrom(...zones), anyDay, (zone, minutes) => {
    const moment = { date: toIsoDate(Math.floor(minutes / 1440)), minute: minutes % 1440 }
    const [first, last] = [startInstant(zone, moment), endInstant(zone, moment)]
    expect(first).toBeLessThanOrEqual(last)
    expect(localMinutesAt(zone, first)).toBeGreaterThanOrEqual(minutes)
    expect(localMinutesAt(zone, first - 1)).toBeLessThan(minutes)
    expect(localMinutesAt(zone, last - 1)).toBeLessThan(minutes)
    for (let after = 0; after < 27 * 60; after += 15) expect(localMinutesAt(zone, last + after * 60_000)).toBeGreaterThanOrEqual(minutes)
  }), { numRuns: 300 })
})

it('the local time in a zone is calculated', () => {
  expect(localMomentAt(houston, Date.parse('2026-11-21T06:00:00Z'))).toEqual({ date: '2026-11-21', minute: 0 })
  expect(localDateAt(houston, Date.parse('2026-11-21T05:59:59Z'))).toBe('2026-11-20')
  const length = (instant: string) => (startOfDay(houston, Date.parse(instant), 1) - startOfDay(houston, Date.parse(instant))) / 3_600_000
  expect([length('2026-03-08T18:00:00Z'), length('2026-11-01T18:00:00Z'), length('2026-11-21T18:00:00Z')]).toEqual([23, 25, 24])
})
