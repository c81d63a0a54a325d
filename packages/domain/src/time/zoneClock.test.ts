import { describe, expect, it } from 'vitest'
import { fromLocalMinutes, toDayNumber, toIsoDate, toLocalMinutes } from './localDate.ts'
import { weekdayOf } from './weekdays.ts'
import { firstInstantAt, localMinutesAt, offsetAt, zoneStretches } from './zoneClock.ts'

const at = (text: string) => Date.parse(text)
const hours = (timeZone: string, text: string) => offsetAt(timeZone, at(text)) / 3_600_000
const first = (timeZone: string, date: string, minute: number) => new Date(firstInstantAt(timeZone, toLocalMinutes({ date, minute }) ?? 0)).toISOString().slice(0, 16)

describe('zoneClock', () => {
  it('the offset of a zone from UTC is found', () => {
    expect(hours('America/Chicago', '2026-03-08T07:59Z')).toBe(-6)
    expect(hours('America/Chicago', '2026-03-08T08:00Z')).toBe(-5)
    expect(hours('Australia/Lord_Howe', '2026-07-01T00:00Z')).toBe(10.5)
    expect(hours('UTC', '1969-01-01T00:00Z')).toBe(0)
    expect(() => offsetAt('Nowhere/Land', 0)).toThrow(RangeError)
  })

  it('the clock changes of a year are found', () => {
    expect(zoneStretches('Europe/Berlin', at('2026-01-01T00:00Z'), at('2027-01-01T00:00Z'))).toEqual([
      { start: at('2026-01-01T00:00Z'), end: at('2026-03-29T01:00Z'), offset: 3_600_000 },
      { start: at('2026-03-29T01:00Z'), end: at('2026-10-25T01:00Z'), offset: 7_200_000 },
      { start: at('2026-10-25T01:00Z'), end: at('2027-01-01T00:00Z'), offset: 3_600_000 },
    ])
    expect(zoneStretches('UTC', 0, at('2027-01-01T00:00Z'))).toHaveLength(1)
  })

  it('the first instant of a minute is the clock change if skipped, the earlier one if doubled', () => {
    expect(first('America/Chicago', '2026-06-01', 0)).toBe('2026-06-01T05:00')
    expect(first('America/Chicago', '2026-03-08', 150)).toBe('2026-03-08T08:00')
    expect(first('America/Chicago', '2026-11-01', 90)).toBe('2026-11-01T06:30')
    expect(first('Pacific/Apia', '2011-12-30', 600)).toBe('2011-12-30T10:00')
    expect(localMinutesAt('Asia/Kolkata', at('2026-01-01T00:00:59Z'))).toBe((toLocalMinutes({ date: '2026-01-01', minute: 330 })))
  })
})

it('dates are counted as days since 1970', () => {
  expect(toDayNumber('2026-11-21')).toBe(20_778)
  expect(['2026-02-29', '2026-2-1', 'tomorrow', '2026-13-01'].map(toDayNumber)).toEqual([null, null, null, null])
  expect(toIsoDate(20_778)).toBe('2026-11-21')
  expect([20_778, 0, -4].map(weekdayOf)).toEqual([6, 4, 7])
  expect(fromLocalMinutes(-1)).toEqual({ date: '1969-12-31', minute: 1439 })
  expect(toLocalMinutes({ date: 'soon', minute: 0 })).toBeNull()
})
