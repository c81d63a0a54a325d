import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DoorOutputMode } from '../credentials/accessCodes.ts'
import { doorActionRefusals, doorActions, type DoorActor, isNeverAllowed, refuseDoorAction } from './doorActions.ts'
import { type DoorFacts, type DoorOverride, doorState, type DoorWord } from './doorState.ts'

const { MomentaryOpen, HoldOpen, Both } = DoorOutputMode
const admin: DoorActor = { mayOpen: true, mayHold: true, output: Both }
const at = Date.parse('2026-11-23T13:21:00Z')
const later = at + 3_600_000
/** A schedule that holds the door open at `at`, a Monday morning. */
const rush = { name: 'Rush', windows: [{ days: [1, 2, 3, 4, 5] as const, start: 390, end: 540 }], exceptions: [] }
const hold: DoorOverride = { kind: 'hold', until: later, by: 'Dana', reason: 'Furniture' }
const stateOf = (facts: Partial<DoorFacts>, moment = at) => doorState({ timeZone: 'America/Chicago', word: 'Closed', hasFireAlarm: false, schedules: [], ...facts }, moment)

describe('refuseDoorAction', () => {
  it.each([
    ['a closed door can be opened and held, but not closed or returned to its schedule', {}, [null, null, 'isClosed', 'followsSchedule']],
    ['an open door cannot be opened again, but held longer and closed', { schedules: [rush] }, ['standsOpen', null, null, 'followsSchedule']],
    ['a user’s command can be ended', { override: hold }, ['standsOpen', null, null, null]],
    ['a leaf that something keeps open cannot be closed remotely', { word: 'LeftOpen' }, [null, null, 'leftOpen', 'followsSchedule']],
    ['an offline door takes no command', { word: 'Offline' }, ['offline', 'offline', 'offline', 'offline']],
    ['lockdown overrides a hold', { word: 'Locked', override: hold }, ['lockedDown', 'lockedDown', 'lockedDown', 'lockedDown']],
    ['a fire alarm overrides lockdown', { word: 'Locked', hasFireAlarm: true }, ['fireAlarm', 'fireAlarm', 'fireAlarm', 'fireAlarm']],
  ] satisfies [string, Partial<DoorFacts>, unknown[]][])('%s', (_, facts, expected) => {
    expect(doorActions.map((action) => refuseDoorAction(action, stateOf(facts), admin))).toEqual(expected)
  })

  it('§3 a user who may only open doors momentarily cannot hold them open; rights are checked first', () => {
    const door = stateOf({})
    expect([MomentaryOpen, HoldOpen, Both].map((output) => refuseDoorAction('hold', door, { ...admin, output }))).toEqual(['limited', null, null])
    expect(refuseDoorAction('hold', door, { mayOpen: true, mayHold: false, output: Both })).toBe('forbidden')
    expect(doorActionRefusals.filter(isNeverAllowed)).toEqual(['forbidden', 'limited'])
  })
})

describe('doorState during a user’s door command', () => {
  it('a hold lasts until its time regardless of the schedule, and then the schedule decides again', () => {
    expect(stateOf({ override: hold })).toEqual({ state: 'HeldOpen', because: 'person', scheduleName: null, override: hold, until: later, letsEveryoneIn: true })
    expect(stateOf({ override: hold }, later)).toMatchObject({ state: 'Closed', because: 'device', override: null })
    const past: DoorOverride = { ...hold, until: at }
    expect(stateOf({ override: past, schedules: [rush] })).toMatchObject({ because: 'schedule', override: null })
  })

  it('a door closed by a user stays closed until the schedule’s hours end, and names the next opening', () => {
    const windowEnd = Date.parse('2026-11-23T15:00:00Z')
    const close: DoorOverride = { kind: 'close', until: windowEnd, by: 'Dana', reason: '' }
    const door = { schedules: [rush], override: close }
    expect(stateOf(door)).toMatchObject({ state: 'Closed', because: 'person', letsEveryoneIn: false, until: Date.parse('2026-11-24T12:30:00Z') })
    expect(stateOf({ ...door, word: 'HeldOpen' })).toMatchObject({ state: 'HeldOpen', because: 'code', letsEveryoneIn: true })
  })

  it('an alarm and a lockdown override a user’s command, and an offline controller keeps it', () => {
    expect(stateOf({ override: hold, hasFireAlarm: true })).toMatchObject({ because: 'fireAlarm' })
    expect(stateOf({ override: hold, word: 'Locked' })).toMatchObject({ state: 'Locked', letsEveryoneIn: false })
    expect(stateOf({ override: hold, word: 'Offline' })).toMatchObject({ state: 'Offline', letsEveryoneIn: true })
    expect(stateOf({ override: { ...hold, kind: 'close' }, schedules: [rush], word: 'Offline' })).toMatchObject({ state: 'Offline', letsEveryoneIn: false })
  })

  it('each action that is not refused changes the door, and can be undone', () => {
    const told = fc.record({ kind: fc.constantFrom('hold' as const, 'close' as const), until: fc.constantFrom(null, at - 1, at, later), by: fc.constant('Dana'), reason: fc.constant('') })
    const words = fc.constantFrom<DoorWord[]>('Closed', 'HeldOpen', 'LeftOpen', 'Locked', 'Offline')
    fc.assert(fc.property(words, fc.boolean(), fc.option(told), fc.constantFrom([], [rush]), (word, hasFireAlarm, override, schedules) => {
      const door = stateOf({ word, hasFireAlarm, override, schedules })
      const can = (action: (typeof doorActions)[number]) => refuseDoorAction(action, door, admin) === null
      // At least one of opening and closing has an effect, unless no action is possible.
      expect(can('open') && can('close')).toBe(false)
      if (can('open') || can('close')) expect(can('hold')).toBe(true)
      if (can('close')) expect(door.letsEveryoneIn).toBe(true)
      if (can('resume')) expect(door.override).not.toBeNull()
    }))
  })
})
