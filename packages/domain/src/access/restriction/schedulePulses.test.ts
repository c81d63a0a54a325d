import { describe, expect, it } from 'vitest'
import { randomAccess, seededRandom } from '../../testing/randomAccess.ts'
import { weekdays } from '../../time/weekdays.ts'
import type { DatedException, WeekWindow } from './restriction.ts'
import { schedulePulses } from './schedulePulses.ts'

const chicago = 'America/Chicago'
const pulses = (windows: WeekWindow[], from: string, until: string, exceptions: DatedException[] = [], zone = chicago) =>
  schedulePulses({ windows, exceptions }, zone, Date.parse(from), Date.parse(until)).map((at) => new Date(at).toISOString().slice(0, 16))
const closed = (date: string): DatedException => ({ name: '', from: date, until: date, effect: 'deny', start: 0, end: 1440 })

describe('schedulePulses', () => {
  const school: WeekWindow = { days: [1, 2, 3, 4, 5], start: 450, end: 455 }

  it('each beginning of hours is one opening, after the first instant and up to the last', () => {
    expect(pulses([school], '2026-11-20T13:30Z', '2026-11-24T13:30Z')).toEqual(['2026-11-23T13:30', '2026-11-24T13:30'])
    expect(pulses([school, { days: [1], start: 450, end: 600 }, { days: [7], start: 0, end: 1440 }], '2026-11-22T00:00Z', '2026-11-23T23:00Z')).toEqual(['2026-11-22T06:00', '2026-11-23T13:30'])
  })

  it('a closed day has no opening, and a day that an exception opens has one', () => {
    const open: DatedException = { ...closed('2026-11-28'), effect: 'allow', start: 600, end: 660 }
    expect(pulses([school], '2026-11-26T00:00Z', '2026-11-29T00:00Z', [closed('2026-11-26'), open])).toEqual(['2026-11-27T13:30', '2026-11-28T16:00'])
    expect(pulses([school], '2026-11-26T00:00Z', '2026-11-27T00:00Z', [{ ...closed('2026-11-26'), start: 600 }])).toEqual(['2026-11-26T13:30'])
  })

  it('a start in a skipped hour opens at the clock change if the hours last longer, and one in a doubled hour opens twice', () => {
    const night = (start: number, end: number): WeekWindow => ({ days: [7], start, end })
    expect(pulses([night(150, 240)], '2026-03-08T00:00Z', '2026-03-09T00:00Z')).toEqual(['2026-03-08T08:00'])
    expect(pulses([night(150, 180)], '2026-03-08T00:00Z', '2026-03-09T00:00Z')).toEqual([])
    expect(pulses([night(120, 240)], '2026-03-08T00:00Z', '2026-03-09T00:00Z')).toEqual(['2026-03-08T08:00'])
    expect(pulses([night(120, 150)], '2026-03-08T00:00Z', '2026-03-09T00:00Z')).toEqual([])
    expect(pulses([night(150, 150)], '2026-03-08T00:00Z', '2026-03-09T00:00Z')).toEqual(['2026-03-08T08:00'])
    expect(pulses([night(120, 150)], '2026-11-01T00:00Z', '2026-11-02T00:00Z')).toEqual(['2026-11-01T08:00'])
    expect(pulses([night(150, 60)], '2026-03-08T00:00Z', '2026-03-09T00:00Z')).toEqual(['2026-03-08T08:00'])
    expect(pulses([night(180, 240)], '2026-03-08T00:00Z', '2026-03-09T00:00Z')).toEqual(['2026-03-08T08:00'])
    expect(pulses([night(60, 120)], '2026-11-01T00:00Z', '2026-11-02T00:00Z')).toEqual(['2026-11-01T06:00', '2026-11-01T07:00'])
    expect(pulses([night(90, 120)], '2026-11-01T00:00Z', '2026-11-02T00:00Z')).toEqual(['2026-11-01T06:30', '2026-11-01T07:30'])
  })

  it('an exception with invalid dates has no opening', () => {
    const open: DatedException = { ...closed('2026-11-28'), effect: 'allow', start: 600, end: 660 }
    for (const change of [{ from: 'soon' }, { until: 'later' }]) expect(pulses([], '2026-11-27T00:00Z', '2026-11-29T00:00Z', [{ ...open, ...change }])).toEqual([])
  })

  it('a day that a time zone skips has no opening', () => {
    expect(pulses([{ days: weekdays, start: 600, end: 660 }], '2011-12-29T00:00Z', '2012-01-01T00:00Z', [], 'Pacific/Apia')).toEqual(['2011-12-29T20:00', '2011-12-30T20:00', '2011-12-31T20:00'])
  })

  it('a period cut in two at any point has the same openings as the whole', () => {
    const random = seededRandom(3)
    for (let run = 0; run < 300; run += 1) {
      const { at, timeZone, ownRestriction } = randomAccess(random)
      const schedule = { windows: ownRestriction?.windows ?? [], exceptions: ownRestriction?.exceptions ?? [] }
      const until = at + 3 * 86_400_000
      const whole = schedulePulses(schedule, timeZone, at, until)
      const cut = whole[Math.floor(random() * whole.length)] ?? at + 60_000
      expect([...schedulePulses(schedule, timeZone, at, cut), ...schedulePulses(schedule, timeZone, cut, until)]).toEqual(whole)
    }
  })
})
