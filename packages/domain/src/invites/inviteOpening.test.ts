import { expect, it } from 'vitest'
import { inviteOpening } from './inviteOpening.ts'

const timeZone = 'America/Chicago'
/** Saturday, 9:40 AM in Houston. */
const now = Date.parse('2026-11-21T15:40:00Z')
const saturdays = (start: number, end: number) => [{ days: [6] as const, start: start * 60, end: end * 60 }]

it('an invite opens doors now if it has no hours, and during its hours', () => {
  expect(inviteOpening({ windows: null, timeZone }, now)).toBeUndefined()
  expect(inviteOpening({ windows: saturdays(9, 17), timeZone }, now)).toBeUndefined()
})

it('outside its hours, an invite next opens doors when they begin', () => {
  expect(inviteOpening({ windows: saturdays(10, 17), timeZone }, now)).toEqual({ at: '2026-11-21T16:00:00.000Z' })
  expect(inviteOpening({ windows: saturdays(7, 9), timeZone }, now)).toEqual({ at: '2026-11-28T13:00:00.000Z' })
})

it('an invite without an hour never opens a door', () => {
  expect(inviteOpening({ windows: [], timeZone }, now)).toEqual({ at: null })
})
