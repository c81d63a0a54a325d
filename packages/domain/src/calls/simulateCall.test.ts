import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { anyCallAnswers, anyCallPlan, anyCallWorld } from '../testing/randomCalls.ts'
import { callEnding } from '../testing/callOracle.ts'
import { advanceCall, startCall } from './advanceCall.ts'
import { phonesOff } from './callAnswers.ts'
import type { CallEvent } from './callEvents.ts'
import { withOwnPhones } from './callSteps.ts'
import { ana, ben, everyDay, plan, voicePlan, world } from './callExamples.fixture.ts'
import { leaveCall, pressPhone } from './pressPhone.ts'
import { playCall, simulateCall } from './simulateCall.ts'

/** Writes events as text: “30 ring person:2”. */
const told = (events: readonly CallEvent[]) =>
  events.map((event) => {
    const rest = Object.entries(event).filter(([key]) => key !== 'at' && key !== 'kind').map(([, value]) => String(value))
    return [event.at / 1000, event.kind, ...rest].join(' ')
  })

describe('§2 a visitor’s call', () => {
  it('a call never goes back in time', () => {
    const { state } = advanceCall(plan, world, startCall(plan, world).state, 12_000)
    expect(state.at).toBe(12_000)
    expect(advanceCall(plan, world, state, 5_000)).toEqual({ state, events: [] })
  })

  it('the first step rings for 30 seconds, then the second step, then the voice-only number', () => {
    expect(told(simulateCall(plan, world, {}))).toEqual([
      '0 called', '0 step 0', '0 ring person:1',
      '30 timeout person:1', '30 step 1', '30 ring person:2',
      '60 timeout person:2', '60 step 2', '60 ring number:+17135550100',
      '90 timeout number:+17135550100', '90 ended nobodyReached',
    ])
  })

  it('if no one answers the video call, the users’ own phones ring together, then the voice-only number', () => {
    const people = [{ ...ana, ringsPhone: true }, { ...ben, hasApp: false, ringsPhone: true }]
    expect(told(simulateCall(plan, { ...world, people }, { 'phone:1': { does: 'decline', after: 4000 } })).slice(3)).toEqual([
      '30 timeout person:1', '30 step 1', '30 unreachable person:2 noApp',
      '60 step 2', '60 ring phone:1', '60 ring phone:2', '64 declined phone:1', '90 timeout phone:2',
      '90 step 3', '90 ring number:+17135550100', '120 timeout number:+17135550100', '120 ended nobodyReached',
    ])
  })

  it('a step lasts its 30 seconds even if everyone in it declined', () => {
    const events = told(simulateCall(plan, world, { 'person:1': { does: 'decline', after: 12_000 } }))
    expect(events.slice(2, 6)).toEqual(['0 ring person:1', '12 declined person:1', '30 step 1', '30 ring person:2'])
  })

  it('the other phones stop ringing once a user answers', () => {
    const together = { ...plan, tiers: [[ana.id, ben.id], []] as const }
    expect(told(simulateCall(together, world, { 'person:2': { does: 'answer', after: 15_000, opensAfter: 5000 } })).slice(2)).toEqual([
      '0 ring person:1', '0 ring person:2', '15 answered person:2', '15 stopped person:1 answeredElsewhere', '20 opened person:2',
    ])
  })

  it('the call ends as soon as the last phone declines', () => {
    expect(told(simulateCall(plan, world, { 'number:+17135550100': { does: 'decline', after: 15_000 } })).slice(-2)).toEqual([
      '75 declined number:+17135550100', '75 ended nobodyReached',
    ])
  })

  it('the numbers of a voice group ring one after another, the next one as soon as one declines', () => {
    expect(told(simulateCall(voicePlan, world, { 'number:+17135550164': { does: 'decline', after: 4000 } })).slice(2, 6)).toEqual([
      '0 ring number:+17135550164', '4 declined number:+17135550164', '4 step 1', '4 ring number:+12815550142',
    ])
  })

  it('an event says why a phone does not ring', () => {
    const people = [{ ...ana, hasApp: false }, { ...ben, allowsNotifications: false }]
    const three = { ...plan, tiers: [[ana.id, ben.id, 99], []] as const, voiceNumber: { phone: world.stationPhone ?? '', label: '', personId: null } }
    expect(told(simulateCall(three, { ...world, people }, {})).filter((line) => line.includes('unreachable'))).toEqual([
      '0 unreachable person:1 noApp', '0 unreachable person:2 notNotified', '0 unreachable person:99 gone',
      '60 unreachable number:+18325550199 ownStation',
    ])
  })

  it('a phone that is off does not ring, nor one in quiet hours, which are in the property’s time', () => {
    const people = [{ ...ana, quietHours: [{ days: [6] as const, start: 9 * 60, end: 10 * 60 }] }, ben]
    const events = told(simulateCall(plan, { ...world, people }, { 'person:2': { does: 'off' } }))
    expect(events).toContain('0 unreachable person:1 quietHours')
    expect(events).toContain('30 unreachable person:2 switchedOff')
  })

  it('a call ends at once in the quiet hours of its group', () => {
    const quiet = { ...plan, quietHours: [{ days: everyDay, start: 0, end: 1440 }] }
    expect(told(simulateCall(quiet, world, {}))).toEqual(['0 called', '0 ended quietHours'])
  })

  it('the phone of a user who is removed during a call stops ringing', () => {
    const people = [{ ...ana, goneSince: world.startedAt + 10_000 }, { ...ben, goneSince: world.startedAt + 20_000 }]
    expect(told(simulateCall(plan, { ...world, people }, {})).slice(2, 6)).toEqual([
      '0 ring person:1', '10 stopped person:1 gone', '30 step 1', '30 unreachable person:2 gone',
    ])
  })
})

it('a call ends if the visitor hangs up, the user leaves, or the conversation lasts too long', () => {
  const ringing = advanceCall(plan, world, startCall(plan, world).state, 5000).state
  expect(pressPhone(ringing, 'person:2', 'answer')).toBeNull()
  expect(told(leaveCall(ringing)?.events ?? [])).toEqual(['5 stopped person:1 visitorLeft', '5 ended visitorLeft'])
  const talking = pressPhone(ringing, 'person:1', 'answer')?.state ?? ringing
  expect(told(pressPhone(talking, 'person:1', 'hangUp')?.events ?? [])).toEqual(['5 ended hungUp'])
  expect(told(advanceCall(plan, world, talking, Infinity).events)).toEqual(['125 ended timeLimit'])
})

it('at most 3 phones ring at once, in order, and the call ends as an independent calculation predicts', () => {
  fc.assert(
    fc.property(anyCallPlan, anyCallWorld, anyCallAnswers, (anyPlan, anyWorld, answers) => {
      const events = simulateCall(anyPlan, anyWorld, answers)
      const ringing = new Set<string>()
      for (const [index, event] of events.entries()) {
        expect(event.at).toBeGreaterThanOrEqual(events[index - 1]?.at ?? 0)
        if (event.kind === 'ring') ringing.add(event.phone)
        else if ('phone' in event && event.kind !== 'opened') expect(ringing.delete(event.phone)).toBe(event.kind !== 'unreachable')
        expect(ringing.size).toBeLessThanOrEqual(limits.watchman.peopleAtOnce)
      }
      expect([...ringing]).toEqual([])
      const { talk, opensAt, endsAt } = callEnding(anyPlan, anyWorld, answers)
      const [answered, opened, ended] = (['answered', 'opened', 'ended'] as const).map((kind) => events.find((event) => event.kind === kind))
      expect(answered && { at: answered.at, phone: 'phone' in answered ? answered.phone : '' }).toEqual(talk ?? undefined)
      expect(opened?.at ?? null).toBe(opensAt)
      expect(ended?.at ?? null).toBe(endsAt)
    }),
    { numRuns: 3000 },
  )
})

it('the result is the same in one step or in many', () => {
  fc.assert(
    fc.property(anyCallPlan, anyCallWorld, anyCallAnswers, fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 12 }), (anyPlan, anyWorld, answers, pauses) => {
      const called = withOwnPhones(anyPlan, anyWorld.people)
      const begun = startCall(called, anyWorld, phonesOff(answers))
      let { state } = begun
      const events = [...begun.events]
      for (const pause of [...pauses, 600_000]) {
        const progress = playCall(called, anyWorld, state, answers, state.at + pause)
        state = progress.state
        events.push(...progress.events)
      }
      expect(events.filter((event) => event.kind !== 'ended' || event.reason !== 'timeLimit')).toEqual(simulateCall(anyPlan, anyWorld, answers))
      expect(state.hasEnded).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
