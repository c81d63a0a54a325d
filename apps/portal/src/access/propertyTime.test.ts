import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromPropertyTime, fromTimeValue, toPropertyTime, toTimeValue } from './propertyTime.ts'

const zones = ['America/Chicago', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC']

describe('the clocks of a property', () => {
  it('says what they show', () => {
    expect(toPropertyTime(Date.parse('2026-11-21T16:00:00Z'), 'America/Chicago')).toEqual({ date: '2026-11-21', minute: 600 })
    expect(toPropertyTime(Date.parse('2026-11-21T06:00:00Z'), 'America/Chicago')).toEqual({ date: '2026-11-21', minute: 0 })
  })

  it('leads back to an instant that shows the same', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.constantFrom(...zones), (date, zone) => {
        const instant = Math.floor(date.getTime() / 60_000) * 60_000
        const shown = toPropertyTime(instant, zone)
        expect(toPropertyTime(fromPropertyTime(shown, zone), zone)).toEqual(shown)
      }),
    )
  })

  it('takes the earlier of two, and goes past a skipped hour', () => {
    expect(new Date(fromPropertyTime({ date: '2026-11-01', minute: 90 }, 'America/Chicago')).toISOString()).toBe('2026-11-01T06:30:00.000Z')
    const skipped = fromPropertyTime({ date: '2026-03-08', minute: 150 }, 'America/Chicago')
    expect(toPropertyTime(skipped, 'America/Chicago')).toEqual({ date: '2026-03-08', minute: 210 })
  })

  it('counts 1440 as the midnight after', () => {
    expect(new Date(fromPropertyTime({ date: '2026-11-21', minute: 1440 }, 'America/Chicago')).toISOString()).toBe('2026-11-22T06:00:00.000Z')
  })

  it('reads and writes time fields', () => {
    expect([toTimeValue(0), toTimeValue(575), toTimeValue(1440)]).toEqual(['00:00', '09:35', '00:00'])
    expect([fromTimeValue('09:35'), fromTimeValue('23:59:30'), fromTimeValue('9'), fromTimeValue('')]).toEqual([575, 1439, null, null])
  })
})
