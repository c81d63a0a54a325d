import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyException, anyWindow } from '../../testing/arbitraries.ts'
import { zones } from '../../testing/randomAccess.ts'
import { explainAccess } from '../decision/explainAccess.ts'
import type { DatedException } from '../restriction/restriction.ts'
import { type DoorFacts, doorState, type DoorWord } from './doorState.ts'

const rush = { name: 'Exit lane, morning rush', windows: [{ days: [1, 2, 3, 4, 5] as const, start: 390, end: 540 }], exceptions: [] }
const facts = (change: Partial<DoorFacts> = {}): DoorFacts => ({ timeZone: 'America/Chicago', word: 'Closed', hasFireAlarm: false, schedules: [rush], ...change })
/** 7:21 AM on a Monday at the property. */
const monday721 = Date.parse('2026-11-23T13:21:00Z')
const sunday120 = Date.parse('2026-11-22T07:20:00Z')
const christmas: DatedException = { name: 'Christmas', from: '2026-11-23', until: '2026-11-24', effect: 'deny', start: 0, end: 1440 }

describe('doorState', () => {
  it('a door that a schedule holds open names the schedule and its end', () => {
    expect(doorState(facts(), monday721)).toEqual({
      state: 'HeldOpen', because: 'schedule', scheduleName: 'Exit lane, morning rush', override: null, until: Date.parse('2026-11-23T15:00:00Z'), letsEveryoneIn: true,
    })
  })

  it('otherwise the state is what the device reports, with the time at which a schedule next holds the door open', () => {
    const next = Date.parse('2026-11-23T12:30:00Z')
    expect(doorState(facts(), sunday120)).toEqual({ state: 'Closed', because: 'device', scheduleName: null, override: null, until: next, letsEveryoneIn: false })
    expect(doorState(facts({ word: 'LeftOpen' }), sunday120)).toMatchObject({ state: 'LeftOpen', letsEveryoneIn: false })
    expect(doorState(facts({ schedules: [] }), sunday120).until).toBeNull()
  })

  it('a holiday pauses the schedule', () => {
    const holiday = facts({ schedules: [{ ...rush, exceptions: [christmas] }] })
    expect(doorState(holiday, monday721)).toMatchObject({ state: 'Closed', scheduleName: null, until: Date.parse('2026-11-25T12:30:00Z') })
  })

  it('a hold started by an entry method has no known end', () => {
    expect(doorState(facts({ word: 'HeldOpen' }), sunday120)).toMatchObject({ state: 'HeldOpen', because: 'code', scheduleName: null, letsEveryoneIn: true })
  })

  it('an alarm overrides lockdown, lockdown overrides schedules, and an offline controller still follows its schedule', () => {
    expect(doorState(facts({ hasFireAlarm: true, word: 'Locked' }), monday721)).toMatchObject({ state: 'HeldOpen', because: 'fireAlarm', letsEveryoneIn: true })
    expect(doorState(facts({ hasFireAlarm: true, word: 'Offline' }), sunday120)).toMatchObject({ state: 'Offline', because: 'fireAlarm', letsEveryoneIn: true })
    expect(doorState(facts({ hasFireAlarm: true, word: 'LeftOpen' }), sunday120)).toMatchObject({ state: 'LeftOpen', because: 'fireAlarm', letsEveryoneIn: true })
    expect(doorState(facts({ word: 'Locked' }), monday721)).toMatchObject({ state: 'Locked', because: 'lockdown', letsEveryoneIn: false })
    expect(doorState(facts({ word: 'Offline' }), monday721)).toMatchObject({ state: 'Offline', scheduleName: rush.name, letsEveryoneIn: true })
    expect(doorState(facts({ word: 'Offline' }), sunday120)).toMatchObject({ state: 'Offline', scheduleName: null, letsEveryoneIn: false })
  })

  it('a hold by a schedule without an end has no end', () => {
    const always = { ...rush, windows: [{ days: [1, 2, 3, 4, 5, 6, 7] as const, start: 0, end: 1440 }] }
    expect(doorState(facts({ schedules: [always] }), monday721)).toMatchObject({ state: 'HeldOpen', until: null })
  })

  it('a door that a user keeps closed opens when the command ends during the schedule, else with the next schedule', () => {
    const closedUntil = (until: string | null) => doorState(facts({ override: { kind: 'close', until: until === null ? null : Date.parse(until), by: '', reason: '' } }), monday721)
    const [tuesday630, monday8] = ['2026-11-24T12:30:00Z', '2026-11-23T14:00:00Z']
    expect(closedUntil(monday8)).toMatchObject({ state: 'Closed', because: 'person', until: Date.parse(monday8), letsEveryoneIn: false })
    for (const end of ['2026-11-23T15:00:00Z', '2026-11-23T20:00:00Z', tuesday630]) expect(closedUntil(end).until).toBe(Date.parse(tuesday630))
    expect(closedUntil(null)).toMatchObject({ until: null })
  })

  it('the state agrees with explainAccess at every instant until its change', () => {
    const schedule = fc.record({ name: fc.constantFrom('a', 'b'), windows: fc.array(anyWindow, { maxLength: 3 }), exceptions: fc.array(anyException, { maxLength: 2 }) })
    const instant = fc.integer({ min: 0, max: 400 * 1440 }).map((minute) => Date.UTC(2025, 10, 1) + minute * 60_000)
    const words = fc.constantFrom<DoorWord[]>('Closed', 'LeftOpen', 'Offline')
    fc.assert(
      fc.property(fc.array(schedule, { minLength: 1, maxLength: 2 }), words, fc.constantFrom(...zones), instant, (schedules, word, timeZone, at) => {
        const door: DoorFacts = { timeZone, word, hasFireAlarm: false, schedules }
        const isHeld = (moment: number) =>
          explainAccess({
            at: moment, timeZone, person: { id: 1, isActive: true, accountIsActive: true },
            port: { id: 1, default: 'closed', heldOpen: schedules.flatMap(({ windows }) => windows), heldOpenExceptions: schedules.flatMap(({ exceptions }) => exceptions) },
          }).outcome === 'allowed'
        const { letsEveryoneIn, until } = doorState(door, at)
        expect(letsEveryoneIn).toBe(isHeld(at))
        for (let hour = 0; hour < 48; hour += 1) {
          const later = at + hour * 3_600_000
          if (until === null || later < until) expect(isHeld(later)).toBe(isHeld(at))
        }
        if (until !== null) expect([until > at, isHeld(until), isHeld(until - 1)]).toEqual([true, !isHeld(at), isHeld(at)])
      }),
      { numRuns: 60 },
    )
  })
})
