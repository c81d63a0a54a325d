import { advanceCall, nextCallMoment, startCall } from './advanceCall.ts'
import { type CallAnswers, nextPress, phonesOff } from './callAnswers.ts'
import type { CallEvent } from './callEvents.ts'
import type { CallPlan } from './callPlan.ts'
import { withOwnPhones } from './callSteps.ts'
import type { CallProgress, CallState } from './callState.ts'
import type { CallWorld } from './callWorld.ts'
import { pressPhone } from './pressPhone.ts'

/** Simulates a call until a user has answered (and opened the door, if they do), or no phone is left to ring. */
export function simulateCall(given: CallPlan, world: CallWorld, answers: CallAnswers): CallEvent[] {
  const plan = withOwnPhones(given, world.people)
  const { state, events } = startCall(plan, world, phonesOff(answers))
  return [...events, ...play(plan, world, state, answers, Infinity).events]
}

/**
 * All events of a call with given answers, up to and including a time in milliseconds since the visitor rang. At the same time, events
 * without a user's action are first, then actions in the order of the plan.
 */
export function playCall(plan: CallPlan, world: CallWorld, from: CallState, answers: CallAnswers, until: number): CallProgress {
  const { state, events } = play(plan, world, from, answers, until)
  const rest = advanceCall(plan, world, state, until)
  return { state: rest.state, events: [...events, ...rest.events] }
}

/** As `playCall`, but ends with the last action of a conversation. */
function play(plan: CallPlan, world: CallWorld, from: CallState, answers: CallAnswers, until: number): CallProgress {
  let state = from
  const events: CallEvent[] = []
  for (;;) {
    const press = nextPress(state, answers)
    const moment = nextCallMoment(plan, world, state)
    if (moment === null || (press === null && state.talk !== null) || Math.min(moment, press?.at ?? Infinity) > until) return { state, events }
    const isPress = press !== null && press.at < moment
    const progress = isPress ? pressPhone({ ...state, at: Math.max(state.at, press.at) }, press.phone, press.press) : advanceCall(plan, world, state, moment)
    if (!progress) return { state, events }
    state = progress.state
    events.push(...progress.events)
  }
}
