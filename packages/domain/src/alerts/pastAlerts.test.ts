import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { KeptDoorFacts } from '../access/door/doorSpans.ts'
import type { DoorFacts } from '../access/door/doorState.ts'
import { newAlertRule } from './alertRule.ts'
import { countPastAlerts, isCounted, pastDoorFacts } from './pastAlerts.ts'
import { planAlerts } from './planAlerts.ts'

const minute = 60_000
const kept = (at: number, change: Partial<DoorFacts> = {}, isForced = false): KeptDoorFacts =>
  ({ at: at * minute, isForced, facts: { timeZone: 'America/Chicago', word: 'Closed', hasFireAlarm: false, schedules: [], ...change } })
const countOf = (cause: 'leftOpen' | 'heldOpen' | 'forced', minutes: number, history: KeptDoorFacts[], from = 0, until = 1000) =>
  countPastAlerts({ cause, minutes }, pastDoorFacts(cause, history, from * minute, until * minute), from * minute, until * minute)

it('a door counts once it was open for as long as the rule says', () => {
  const history = [kept(0), kept(10, { word: 'LeftOpen' }), kept(16), kept(20, { word: 'LeftOpen' }), kept(24), kept(990, { word: 'LeftOpen' })]
  expect([countOf('leftOpen', 5, history), countOf('leftOpen', 1, history), countOf('leftOpen', 30, history)]).toEqual([2, 3, 0])
  expect(countOf('leftOpen', 5, history, 17)).toBe(1)
})

it('an alert that was sent when the period began does not count', () => {
  const history = [kept(0), kept(10, { word: 'LeftOpen' }), kept(30)]
  expect([countOf('leftOpen', 5, history, 15), countOf('leftOpen', 5, history, 14)]).toEqual([0, 1])
})

it('a door that is open while its controller is offline is one fact', () => {
  const history = [kept(0), kept(10, { word: 'LeftOpen' }), kept(20, { word: 'Offline' }), kept(30, { word: 'LeftOpen' }), kept(40)]
  expect([countOf('leftOpen', 5, history), countOf('leftOpen', 15, history)]).toEqual([1, 1])
})

it('a user’s hold counts, a schedule’s does not, and a hold with a new end is the same hold unless the first one had ended', () => {
  const hold = (until: number) => ({ override: { kind: 'hold' as const, until: until * minute, by: '', reason: '' } })
  const schedules = [{ name: 'Day', windows: [{ days: [1, 2, 3, 4, 5, 6, 7] as const, start: 0, end: 1440 }], exceptions: [] }]
  expect(countOf('heldOpen', 5, [kept(0), kept(10, hold(30)), kept(40), kept(50, { schedules })])).toBe(1)
  expect(countOf('heldOpen', 5, [kept(0), kept(10, hold(30)), kept(20, hold(60))])).toBe(1)
  expect(countOf('heldOpen', 5, [kept(0), kept(10, hold(30)), kept(40, hold(60))])).toBe(2)
})

it('a forced door is told at once', () => {
  expect(countOf('forced', 0, [kept(0), kept(10, { word: 'LeftOpen' }, true), kept(11), kept(12, { word: 'LeftOpen' })])).toBe(1)
})

it('causes whose past dates can change are not counted', () => {
  expect((['methodEnds', 'inviteEnds', 'invoiceOverdue', 'denials', 'lockdown'] as const).map(isCounted)).toEqual([false, false, false, true, true])
})

it('the counted alerts are those that a check at every minute would have sent', () => {
  const word = fc.constantFrom('Closed' as const, 'LeftOpen' as const)
  fc.assert(fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), word), { maxLength: 12 }), fc.integer({ min: 1, max: 30 }), (steps, minutes) => {
    let at = 0
    const history = [kept(0), ...steps.map(([pause, said]) => kept(at += pause, { word: said }))]
    const until = at + 40
    const rule = { ...newAlertRule('leftOpen'), minutes }
    const told: { subject: string; since: number; toldAt: number; isOver: boolean }[] = []
    let since: number | null = null
    for (let now = 0; now < until; now += 1) {
      const state = history.findLast((one) => one.at <= now * minute)?.facts.word
      since = state === 'LeftOpen' ? (since ?? now) : null
      const facts = since === null ? [] : [{ subject: 'door', since: since * minute }]
      const plan = planAlerts(rule, { facts, told }, now * minute)
      for (const alert of plan.end) alert.isOver = true
      told.push(...plan.begin.map((fact) => ({ ...fact, toldAt: now * minute, isOver: false })))
    }
    expect(countOf('leftOpen', minutes, history, 0, until - 1)).toBe(told.length)
  }))
})
