import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertCauses, type AlertRule, fitAlertRule, newAlertRule } from './alertRule.ts'
import { type AlertFact, findBursts, planAlerts, type ToldAlert } from './planAlerts.ts'

const minute = 60_000
const start = Date.parse('2026-11-21T16:00:00Z')
const leftOpen: AlertRule = { ...newAlertRule('leftOpen'), minutes: 5, again: 15 }
const pool: AlertFact = { subject: 'pool', since: start }

describe('planAlerts', () => {
  it('an alert waits as long as the rule says', () => {
    expect(planAlerts(leftOpen, { facts: [pool], told: [] }, start + 5 * minute - 1).begin).toEqual([])
    expect(planAlerts(leftOpen, { facts: [pool], told: [] }, start + 5 * minute).begin).toEqual([pool])
  })

  it('an alert is repeated as soon as the rule’s minutes have passed', () => {
    const told = [{ ...pool, toldAt: start, isOver: false }]
    const againAt = (now: number) => planAlerts(leftOpen, { facts: [pool], told }, now).again
    expect([againAt(start + 15 * minute - 1), againAt(start + 15 * minute)]).toEqual([[], told])
  })

  it('only alerts of a state can be repeated', () => {
    const repeated = alertCauses.filter((cause) => fitAlertRule({ ...newAlertRule(cause), again: 15 }).again === 15)
    expect(repeated).toEqual(['leftOpen', 'heldOpen', 'forced', 'offline', 'lockdown'])
  })

  it('an alert about an end is sent before it, on any date', () => {
    expect(planAlerts(newAlertRule('methodEnds'), { facts: [{ subject: '7', since: start + 1 }], told: [] }, start).begin).toHaveLength(1)
  })

  it('the end of a fact that can’t be known now is not sent', () => {
    const told = [{ ...pool, toldAt: start, isOver: false }]
    expect(planAlerts(leftOpen, { facts: [], told, unknown: new Set(['pool']) }, start).end).toEqual([])
    expect(planAlerts(leftOpen, { facts: [], told }, start).end).toEqual(told)
  })

  it('alerts that the rule no longer covers are closed without a message', () => {
    const told = [{ ...pool, toldAt: start, isOver: false }]
    const { end, close, again } = planAlerts({ ...leftOpen, at: ['gym'] }, { facts: [pool], told }, start + 60 * minute)
    expect({ end, close, again }).toEqual({ end: [], close: told, again: [] })
  })

  it('each fact causes one alert, one at its end, and repeats as often as the rule says, even if the clock is changed', () => {
    const step = fc.record({
      passes: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constantFrom(-600, -7, 1440, 50_000)),
      door: fc.constantFrom('pool', 'gym', 'main'),
      does: fc.constantFrom('opens', 'closes', 'nothing', 'hides'),
    })
    fc.assert(fc.property(fc.array(step, { maxLength: 40 }), fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }), fc.boolean(), (steps, again, isTwice) => {
      const rule = { ...leftOpen, again }
      const doors = new Map<string, AlertFact>()
      const hidden = new Set<string>()
      const kept = new Map<string, ToldAlert>()
      const told = { begin: new Map<string, number>(), end: new Map<string, number>() }
      const nameOf = ({ subject, since }: AlertFact) => `${subject} ${since}`
      const count = (of: Map<string, number>, fact: AlertFact) => of.set(nameOf(fact), (of.get(nameOf(fact)) ?? 0) + 1)
      let now = start
      for (const { passes, door, does } of steps) {
        now += passes * minute
        if (does === 'hides') hidden.add(door)
        else hidden.delete(door)
        if (does === 'closes') doors.delete(door)
        if (does === 'opens' && !doors.has(door)) doors.set(door, { subject: door, since: now })
        // Checks a second time, as after a crash or when two processes check at once.
        for (let look = 0; look < (isTwice ? 2 : 1); look += 1) {
          const facts = [...doors.values()].filter(({ subject }) => !hidden.has(subject))
          const plan = planAlerts(rule, { facts, told: [...kept.values()], unknown: hidden }, now)
          if (look === 1) expect(plan).toEqual({ begin: [], again: [], end: [], close: [] })
          for (const fact of plan.begin) {
            count(told.begin, fact)
            kept.set(nameOf(fact), { ...fact, toldAt: now, isOver: false })
          }
          for (const alert of plan.again) {
            expect(now - alert.toldAt).toBeGreaterThanOrEqual((again ?? Infinity) * minute)
            kept.set(nameOf(alert), { ...alert, toldAt: now })
          }
          for (const alert of plan.end) {
            count(told.end, alert)
            kept.set(nameOf(alert), { ...alert, isOver: true })
          }
          const due = facts.filter(({ since }) => since + 5 * minute <= now)
          expect(due.filter((fact) => !told.begin.has(nameOf(fact)))).toEqual([])
          expect([...kept.values()].filter(({ subject, since, isOver }) => !isOver && !hidden.has(subject) && doors.get(subject)?.since !== since)).toEqual([])
        }
      }
      expect([...told.begin.values(), ...told.end.values()].every((times) => times === 1)).toBe(true)
      expect([...told.end.keys()].filter((name) => !told.begin.has(name))).toEqual([])
    }))
  })
})

describe('findBursts', () => {
  const rule = { count: 3, minutes: 10 }
  const at = (...minutes: number[]) => minutes.map((one) => start + one * minute)

  it('the third refusal in ten minutes is found, and counting starts again ten minutes later', () => {
    expect(findBursts(at(0, 4, 9, 12, 13, 14, 19, 20, 21), rule, null)).toEqual(at(9, 21))
    expect(findBursts(at(0, 5, 10), rule, null)).toEqual([])
  })

  it('repeated searches that continue after the last result find the same refusals', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 60 }), fc.nat(60), (minutes, cut) => {
      const times = at(...minutes)
      const found = findBursts(times, rule, null)
      const first = findBursts(times.filter((time) => time <= start + cut * minute), rule, null)
      expect([...first, ...findBursts(times, rule, first.at(-1) ?? null)]).toEqual(found)
    }))
  })
})
