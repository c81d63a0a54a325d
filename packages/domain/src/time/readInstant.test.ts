import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarBounds, findDateProblem } from './calendarBounds.ts'
import { findInstantProblem, readInstant } from './readInstant.ts'

describe('§5 instants have one format', () => {
  it.each([
    ['1970-01-01T00:00:00Z', 0],
    ['2026-03-08T02:30:00-06:00', Date.UTC(2026, 2, 8, 8, 30)],
    ['2026-11-22T17:00:00.5+05:30', Date.UTC(2026, 10, 22, 11, 30, 0, 500)],
    ['2200-12-31T23:59:59Z', Date.UTC(2200, 11, 31, 23, 59, 59)],
  ])('%s', (text, at) => {
    expect(findInstantProblem(text)).toBeNull()
    expect(readInstant(text)).toBe(at)
  })

  it.each([
    '', '2026-11-22', '2026-11-22T17:00Z', '2026-11-22 17:00:00Z', '2026-11-22T17:00:00', '2026-11-22T17:00:00+05', '2026-11-22T17:00:00+0530',
    '2026-11-22T17:00:00+24:00', '2026-11-22T24:00:00Z', '2026-02-29T00:00:00Z', '2026-13-01T00:00:00Z', '+010000-01-01T00:00:00Z',
    'Sun, 22 Nov 2026 17:00:00 GMT', '2026-11-22T17:00:00Z\n', '٢٠٢٦-11-22T17:00:00Z', '1795366800000',
  ])('the text %j is refused, and never means that there is no end', (text) => {
    expect(findInstantProblem(text)).toBe('unreadable')
    expect(() => readInstant(text)).toThrow(RangeError)
  })

  it.each(['0026-12-24T00:00:00Z', '1969-12-31T23:59:59Z', '1970-01-01T00:00:00+01:00', '2201-01-01T00:00:00Z', '2200-12-31T23:59:59-00:01',
    '9999-12-31T23:59:59-23:59'])('the instant %s is outside the allowed years', (text) => {
    expect(findInstantProblem(text)).toBe('outOfBounds')
    expect(() => readInstant(text)).toThrow(RangeError)
  })

  it('every instant that `Date` writes within the calendar is read back', () => {
    const { firstYear, lastYear } = calendarBounds
    const range = { min: new Date(Date.UTC(firstYear, 0, 1)), max: new Date(Date.UTC(lastYear, 11, 31)), noInvalidDate: true }
    fc.assert(fc.property(fc.date(range), (date) => {
      expect(readInstant(date.toISOString())).toBe(date.getTime())
    }))
  })
})

describe('§5 dates have one format', () => {
  it.each([
    ['1970-01-01', null], ['2028-02-29', null], ['2200-12-31', null],
    ['2026-02-29', 'unreadable'], ['2026-06-31', 'unreadable'], ['2026-1-1', 'unreadable'], ['', 'unreadable'], ['2026-01-01\n', 'unreadable'],
    ['+012026-01-01', 'unreadable'], ['0026-12-24', 'outOfBounds'], ['1969-12-31', 'outOfBounds'], ['2201-01-01', 'outOfBounds'], ['9999-12-31', 'outOfBounds'],
  ])('the date %s has the problem %s', (text, problem) => {
    expect(findDateProblem(text)).toBe(problem)
  })
})
