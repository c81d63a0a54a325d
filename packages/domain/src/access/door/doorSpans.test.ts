import { expect, it } from 'vitest'
import { doorSpans, plannedSpans } from './doorSpans.ts'
import type { DoorFacts } from './doorState.ts'

const at = (time: string) => Date.parse(`2026-11-23T${time}:00-06:00`)
/** A schedule that holds the door open from 6:30 to 9:00, Monday to Friday. */
const rush = { name: 'Rush', windows: [{ days: [1, 2, 3, 4, 5] as const, start: 390, end: 540 }], exceptions: [] }
const facts = (change: Partial<DoorFacts> = {}): DoorFacts => ({ timeZone: 'America/Chicago', word: 'Closed', hasFireAlarm: false, schedules: [], ...change })
const read = (spans: ReturnType<typeof doorSpans>) => spans.map(({ from, state, because, scheduleName }) => [new Date(from - 6 * 3_600_000).toISOString().slice(11, 16), state, because, scheduleName])

it('the state is unknown before the first record, and then follows records, commands and schedules', () => {
  const history = [
    { at: at('02:00'), facts: facts({ schedules: [rush] }), isForced: false },
    { at: at('07:00'), facts: facts({ schedules: [rush], word: 'Offline' }), isForced: false },
    { at: at('08:00'), facts: facts({ schedules: [rush] }), isForced: false },
    { at: at('12:00'), facts: facts({ override: { kind: 'hold', until: at('13:00'), by: '', reason: '' } }), isForced: false },
    { at: at('14:00'), facts: facts({ word: 'LeftOpen' }), isForced: true },
  ]
  const spans = doorSpans(history, at('00:00'), at('15:00'))
  expect(read(spans)).toEqual([
    ['00:00', 'Unknown', null, null], ['02:00', 'Closed', null, null], ['06:30', 'HeldOpen', 'schedule', 'Rush'], ['07:00', 'Offline', null, null], ['08:00', 'HeldOpen', 'schedule', 'Rush'],
    ['09:00', 'Closed', null, null], ['12:00', 'HeldOpen', 'person', null], ['13:00', 'Closed', null, null], ['14:00', 'Forced', null, null],
  ])
  expect(spans.slice(1).map(({ from }) => from)).toEqual(spans.slice(0, -1).map(({ until }) => until))
  expect(read(doorSpans(history, at('08:30'), at('10:00')))).toEqual([['08:30', 'HeldOpen', 'schedule', 'Rush'], ['09:00', 'Closed', null, null]])
})

it('a command that keeps the door closed ends during the schedule, which then holds it open', () => {
  const history = [{ at: at('00:00'), facts: facts({ schedules: [rush], override: { kind: 'close', until: at('08:00'), by: '', reason: '' } }), isForced: false }]
  expect(read(doorSpans(history, at('06:00'), at('12:00')))).toEqual([['06:00', 'Closed', null, null], ['08:00', 'HeldOpen', 'schedule', 'Rush'], ['09:00', 'Closed', null, null]])
})

it('a span lasts while the state and its reason stay the same; force counts only where the door is left open', () => {
  const history = [
    { at: at('01:00'), facts: facts(), isForced: true },
    { at: at('02:00'), facts: facts({ hasFireAlarm: true }), isForced: false },
    { at: at('03:00'), facts: facts({ word: 'HeldOpen' }), isForced: false },
    { at: at('04:00'), facts: facts({ word: 'HeldOpen' }), isForced: false },
    { at: at('05:00'), facts: facts({ word: 'LeftOpen' }), isForced: false },
  ]
  expect(read(doorSpans(history, at('01:00'), at('06:00')))).toEqual([
    ['01:00', 'Closed', null, null], ['02:00', 'HeldOpen', 'fireAlarm', null], ['03:00', 'HeldOpen', 'code', null], ['05:00', 'LeftOpen', null, null],
  ])
})

it('planned holds by schedules and commands are known, even for a door that is offline now', () => {
  expect(read(plannedSpans(facts({ word: 'Offline', schedules: [rush] }), at('05:00'), at('23:59')))).toEqual([['06:30', 'HeldOpen', 'schedule', 'Rush']])
  expect(plannedSpans(facts(), at('05:00'), at('23:59'))).toEqual([])
})
