import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endMoment, endOfPeriod, endsBeforeStart, startMoment, startOfPeriod } from './validPeriod.ts'

const houston = 'America/Chicago'

describe('a period in the property’s time zone', () => {
  it('an end without a time is the end of that day, so a period can be one day', () => {
    const from = startOfPeriod({ date: '2026-12-31', minute: 0 }, houston)
    const until = endOfPeriod({ date: '2026-12-31', minute: 1440 }, houston)
    expect([from, until]).toEqual(['2026-12-31T06:00:00.000Z', '2027-01-01T06:00:00.000Z'])
    expect(endsBeforeStart({ from, until })).toBe(false)
    expect(endMoment(until, houston)).toEqual({ date: '2026-12-31', minute: 1440 })
    expect(startMoment(from, houston)).toEqual({ date: '2026-12-31', minute: 0 })
  })

  it('a period that ends at or before its start is refused', () => {
    const noon = '2026-12-31T18:00:00.000Z'
    expect(endsBeforeStart({ from: noon, until: noon })).toBe(true)
    expect(endsBeforeStart({ from: noon, until: null })).toBe(false)
  })

  it('a written period is read back unchanged, in summer and winter', () => {
    const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.integer({ min: 181, max: 1440 }), fc.constantFrom(houston, 'Europe/Berlin', 'Asia/Kolkata', 'UTC'), (date, minute, zone) => {
        const moment = { date: date.toISOString().slice(0, 10), minute }
        expect(endMoment(endOfPeriod(moment, zone), zone)).toEqual(moment)
      }),
    )
  })
})
