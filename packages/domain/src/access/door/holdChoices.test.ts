import fc from 'fast-check'
import { expect, it } from 'vitest'
import { zones } from '../../testing/randomAccess.ts'
import { localMinutesAt } from '../../time/zoneClock.ts'
import { longestHold } from './doorActions.ts'
import { holdChoices, nextTimeOfDay } from './holdChoices.ts'

const chicago = 'America/Chicago'
const at = (text: string) => Date.parse(`2026-11-21T${text}-06:00`)

it('the choices are the next two full hours and the evening, in the property’s time', () => {
  expect(holdChoices(chicago, at('09:41:00'))).toEqual([at('10:00:00'), at('11:00:00'), at('18:00:00')])
  expect(holdChoices(chicago, at('09:50:00'))).toEqual([at('11:00:00'), at('12:00:00'), at('18:00:00')])
  expect(holdChoices(chicago, at('16:41:00'))).toEqual([at('17:00:00'), at('18:00:00')])
  expect(holdChoices(chicago, at('19:00:00'))).toHaveLength(2)
})

it('if the clocks skip an hour, the same instant is offered only once', () => {
  const beforeSkipping = Date.parse('2026-03-08T01:10:00-06:00')
  expect(holdChoices(chicago, beforeSkipping)).toEqual([Date.parse('2026-03-08T03:00:00-05:00')])
})

it('if an hour occurs twice, no past instant is offered', () => {
  const secondOneOClock = Date.parse('2026-10-25T01:00:00Z')
  expect(holdChoices('Antarctica/Troll', secondOneOClock)).toEqual([Date.parse('2026-10-25T03:00:00Z')])
})

it('a time that has passed today means tomorrow', () => {
  expect(nextTimeOfDay(chicago, at('09:41:00'), 9 * 60)).toBe(at('09:00:00') + longestHold)
  expect(nextTimeOfDay(chicago, at('09:00:00'), 9 * 60)).toBe(at('09:00:00') + longestHold)
  expect(nextTimeOfDay(chicago, at('09:41:00'), 17 * 60 + 30)).toBe(at('17:30:00'))
})

it('every choice is in the future, in order and within the longest hold, even when the clocks change', () => {
  const instant = fc.integer({ min: 0, max: 400 * 1440 }).map((minute) => Date.UTC(2025, 10, 1) + minute * 60_000)
  fc.assert(fc.property(fc.constantFrom(...zones), instant, fc.integer({ min: 0, max: 1439 }), (zone, now, minute) => {
    const choices = holdChoices(zone, now)
    expect(choices).toEqual([...new Set(choices)].toSorted((one, other) => one - other))
    for (const end of choices) expect(end > now && end - now <= longestHold).toBe(true)
    const next = nextTimeOfDay(zone, now, minute)
    expect(next).toBeGreaterThan(now)
    expect(next - now).toBeLessThanOrEqual(longestHold + 2 * 3_600_000)
    // At Troll, Antarctica, the clocks skip two hours at once.
    expect(localMinutesAt(zone, next) % 1440 - minute).toBeLessThanOrEqual(120)
  }))
})
