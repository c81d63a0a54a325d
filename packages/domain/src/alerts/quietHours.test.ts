import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localMinutesAt } from '../time/zoneClock.ts'
import { textTime } from './quietHours.ts'

const zone = 'America/Chicago'
const night = { start: 22 * 60, end: 7 * 60 }
const on = (local: string) => Date.parse(local)

describe('textTime', () => {
  it('a text message waits from 10 PM until 7 AM the next day, and is sent at once by day', () => {
    expect(textTime(night, zone, on('2026-11-21T23:40:00-06:00'))).toBe(on('2026-11-22T07:00:00-06:00'))
    expect(textTime(night, zone, on('2026-11-22T03:00:00-06:00'))).toBe(on('2026-11-22T07:00:00-06:00'))
    expect(textTime(night, zone, on('2026-11-22T07:00:00-06:00'))).toBe(on('2026-11-22T07:00:00-06:00'))
    expect(textTime(null, zone, on('2026-11-21T23:40:00-06:00'))).toBe(on('2026-11-21T23:40:00-06:00'))
  })

  it('quiet hours follow the clock changes of the property', () => {
    expect(textTime(night, zone, on('2026-10-31T23:00:00-05:00'))).toBe(on('2026-11-01T07:00:00-06:00'))
    expect(textTime(night, zone, on('2027-03-13T23:00:00-06:00'))).toBe(on('2027-03-14T07:00:00-05:00'))
    // On the days of clock changes, 1:30 occurs twice and 2:30 never.
    expect(textTime({ start: 0, end: 90 }, zone, on('2026-11-01T01:15:00-05:00'))).toBe(on('2026-11-01T01:30:00-06:00'))
    expect(textTime({ start: 0, end: 150 }, zone, on('2027-03-14T01:15:00-06:00'))).toBe(on('2027-03-14T03:00:00-05:00'))
  })

  it('no message is sent in quiet hours, and none waits outside them', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    fc.assert(fc.property(minute, minute, fc.integer({ min: on('2026-10-25T00:00:00Z'), max: on('2027-03-20T00:00:00Z') }), (start, end, now) => {
      const isQuiet = (at: number) => {
        const local = localMinutesAt(zone, at) % 1440
        return start <= end ? local >= start && local < end : local >= start || local < end
      }
      const at = textTime({ start, end }, zone, now)
      expect(isQuiet(at)).toBe(false)
      expect(isQuiet(now) ? at > now : at === now).toBe(true)
      expect(at - now).toBeLessThanOrEqual(25 * 3_600_000)
    }), { numRuns: 500 })
  })
})
