import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCallAnswers, anyCallPlan, anyCallWorld } from '../testing/randomCalls.ts'
import { advanceCall, startCall } from './advanceCall.ts'
import { phonesOff } from './callAnswers.ts'
import type { CallEvent } from './callEvents.ts'
import { ana, ben, plan, world } from './callExamples.fixture.ts'
import { type CallTaker, portalPresses, portalPressesOf, pressInPortal } from './pressInPortal.ts'
import { playCall } from './simulateCall.ts'

const anaHerself: CallTaker = { app: `person:${ana.id}`, desk: null, opens: true }
const benHimself: CallTaker = { app: `person:${ben.id}`, desk: null, opens: true }
const dana: CallTaker = { app: 'person:9', desk: 'desk:9', opens: true }
const carl: CallTaker = { app: 'person:8', desk: 'desk:8', opens: false }

const ringing = { ...startCall(plan, world).state, at: 12_000 }
const told = (events: readonly CallEvent[] | undefined) =>
  events?.map((event) => [event.kind, 'phone' in event && event.phone, 'reason' in event && event.reason].filter(Boolean).join(' '))

describe('§2 a call answered in the portal', () => {
  it('a user whose app does not ring answers in the portal, and a user whose app rings answers in the app', () => {
    expect(told(pressInPortal(ringing, dana, 'answer')?.events)).toEqual(['answered desk:9', 'stopped person:1 answeredElsewhere'])
    expect(told(pressInPortal(ringing, { ...anaHerself, desk: 'desk:1' }, 'answer')?.events)).toEqual(['answered person:1'])
    expect(pressInPortal(ringing, benHimself, 'answer')).toBeNull()
  })

  it('only one of two users who press at once answers; a second press by the same user changes nothing', () => {
    const taken = pressInPortal(ringing, dana, 'answer')?.state ?? ringing
    expect(pressInPortal(taken, carl, 'answer')).toBeNull()
    expect(portalPressesOf(taken, carl)).toEqual([])
    expect(pressInPortal(taken, dana, 'answer')).toEqual({ state: taken, events: [] })
    expect(told(pressInPortal(taken, dana, 'end')?.events)).toEqual(['ended hungUp'])
  })

  it('one press answers and opens, ends or declines a call, if the user has the right', () => {
    expect(told(pressInPortal(ringing, dana, 'open')?.events)).toEqual(['answered desk:9', 'stopped person:1 answeredElsewhere', 'opened desk:9'])
    expect(told(pressInPortal(ringing, dana, 'end')?.events)).toEqual(['stopped person:1 endedAtDesk', 'ended desk:9 endedAtDesk'])
    expect(portalPressesOf(ringing, carl)).toEqual(['answer', 'end'])
    expect(portalPressesOf(ringing, anaHerself)).toEqual(['answer', 'open', 'decline'])
    expect(told(pressInPortal(ringing, anaHerself, 'decline')?.events)).toEqual(['declined person:1'])
  })

  it('exactly the offered actions are accepted, and after every action the call still ends', () => {
    const anyTaker = fc.record({ app: fc.constantFrom('person:1', 'person:2', 'person:6'), desk: fc.constantFrom('desk:1', null), opens: fc.boolean() })
    const moments = fc.array(fc.tuple(fc.integer({ min: 0, max: 100_000 }), anyTaker), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(anyCallPlan, anyCallWorld, anyCallAnswers, moments, fc.infiniteStream(fc.nat()), (anyPlan, anyWorld, answers, taken, choices) => {
        let { state } = startCall(anyPlan, anyWorld, phonesOff(answers))
        for (const [moment, taker] of taken.toSorted(([a], [b]) => a - b)) {
          state = playCall(anyPlan, anyWorld, state, answers, moment).state
          const offered = portalPressesOf(state, taker)
          const talks = state.talk !== null && (state.talk.phone === taker.app || state.talk.phone === taker.desk)
          const accepted = portalPresses.filter((press) => pressInPortal(state, taker, press) !== null)
          expect(accepted).toEqual(portalPresses.filter((press) => offered.includes(press) || (press === 'answer' && talks)))
          const chosen = offered[choices.next().value % Math.max(1, offered.length)]
          const pressed = chosen && pressInPortal(state, taker, chosen)
          if (!pressed) continue
          expect(pressed.events.every(({ at }) => at === state.at)).toBe(true)
          expect(pressed.state.hasEnded).toBe(chosen === 'end')
          state = pressed.state
        }
        expect(advanceCall(anyPlan, anyWorld, state, Infinity).state).toMatchObject({ hasEnded: true, talk: null, ringing: [] })
      }),
      { numRuns: 1000 },
    )
  })
})
