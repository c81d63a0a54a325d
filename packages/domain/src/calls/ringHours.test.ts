import fc from 'fast-check'
import { expect, it } from 'vitest'
import { weekSpans } from '../access/restriction/weekWindows.ts'
import { anyWindow } from '../testing/arbitraries.ts'
import { quietHoursOf, ringHoursOf } from './ringHours.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7] as const
const night = [{ days: everyDay, start: 22 * 60, end: 7 * 60 }]
const day = [{ days: everyDay, start: 7 * 60, end: 22 * 60 }]
const whole = [{ days: everyDay, start: 0, end: 1440 }]

it.each([
  ['a quiet night leaves the day', night, day],
  ['no quiet hours leave any time', [], null],
  ['a quiet week leaves nothing', whole, []],
])('ringing hours are converted to quiet hours and back: %s', (_what, quiet, ring) => {
  expect(ringHoursOf(quiet)).toEqual(ring)
  expect(quietHoursOf(ring)).toEqual(quiet)
})

it('ringing and quiet hours cover the whole week without overlap', () => {
  fc.assert(
    fc.property(fc.array(anyWindow, { maxLength: 5 }), (quiet) => {
      const ring = ringHoursOf(quiet)
      expect(weekSpans(quietHoursOf(ring))).toEqual(weekSpans(quiet))
      if (ring === null) expect(weekSpans(quiet)).toEqual([])
      else expect(weekSpans([...ring, ...quiet])).toEqual([{ start: 0, end: 7 * 1440 }])
    }),
    { numRuns: 1000 },
  )
})
