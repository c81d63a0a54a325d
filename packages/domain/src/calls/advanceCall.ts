import { limits } from '../limits.ts'
import type { CallPlan } from './callPlan.ts'
import type { CallEvent } from './callEvents.ts'
import type { CallProgress, CallState } from './callState.ts'
import { callSteps } from './callSteps.ts'
import type { CallWorld } from './callWorld.ts'
import { findUnreachable, isQuiet } from './findUnreachable.ts'

/** Begins a call: the visitor rings, and the first phones ring. */
export function startCall(plan: CallPlan, world: CallWorld, switchedOff: readonly string[] = []): CallProgress {
  const state: CallState = { at: 0, step: 0, stepAt: 0, ringing: [], switchedOff, talk: null, hasEnded: false }
  const called: CallEvent = { at: 0, kind: 'called' }
  if (isQuiet(plan.quietHours, world.timeZone, world.startedAt)) {
    return { state: { ...state, hasEnded: true }, events: [called, { at: 0, kind: 'ended', reason: 'quietHours' }] }
  }
  const { state: begun, events } = enterStep(plan, world, state, 0)
  return { state: begun, events: [called, ...events] }
}

/** The next time, in milliseconds since the visitor rang, at which something happens without a user's action; null if nothing does. */
export function nextCallMoment(plan: CallPlan, world: CallWorld, state: CallState): number | null {
  if (state.hasEnded) return null
  if (state.talk) return state.talk.since + limits.calls.talk
  const isOver = callSteps(plan)[state.step]?.kind !== 'tier' && state.ringing.length === 0
  const stepEnd = isOver ? state.at : state.stepAt + limits.watchman.nextGroupAfter
  return Math.min(stepEnd, ...state.ringing.map((phone) => Math.max(state.at, goneAt(plan, world, state.step, phone))))
}

/**
 * Advances a call to a given time, with everything that happens without a user's action: phones stop ringing, users leave, the next step
 * begins, the call ends.
 */
export function advanceCall(plan: CallPlan, world: CallWorld, from: CallState, until: number): CallProgress {
  let state = from
  const events: CallEvent[] = []
  for (let next = nextCallMoment(plan, world, state); next !== null && next <= until; next = nextCallMoment(plan, world, state)) {
    const progress = passMoment(plan, world, { ...state, at: next })
    state = progress.state
    events.push(...progress.events)
  }
  return { state: until > state.at && Number.isFinite(until) && !state.hasEnded ? { ...state, at: until } : state, events }
}

/** Applies the events at `state.at`. */
function passMoment(plan: CallPlan, world: CallWorld, state: CallState): CallProgress {
  const { at, stepAt, ringing, talk } = state
  if (talk) return { state: { ...state, talk: null, hasEnded: true }, events: [{ at, kind: 'ended', reason: 'timeLimit' }] }
  const gone = ringing.filter((phone) => goneAt(plan, world, state.step, phone) <= at)
  if (gone.length > 0) {
    const events = gone.map((phone): CallEvent => ({ at, kind: 'stopped', phone, reason: 'gone' }))
    return { state: { ...state, ringing: ringing.filter((phone) => !gone.includes(phone)) }, events }
  }
  const isTimeout = at >= stepAt + limits.watchman.nextGroupAfter
  const timeouts = ringing.map((phone): CallEvent => ({ at, kind: 'timeout', phone }))
  const { state: entered, events } = enterStep(plan, world, { ...state, ringing: [] }, state.step + 1)
  return { state: entered, events: isTimeout ? [...timeouts, ...events] : events }
}

function enterStep(plan: CallPlan, world: CallWorld, state: CallState, step: number): CallProgress {
  const { at } = state
  const entered = callSteps(plan)[step]
  if (!entered) return { state: { ...state, ringing: [], hasEnded: true }, events: [{ at, kind: 'ended', reason: 'nobodyReached' }] }
  const events: CallEvent[] = [{ at, kind: 'step', step }]
  const ringing: string[] = []
  for (const phone of entered.phones) {
    const { key } = phone
    const reason = findUnreachable(phone, world, world.startedAt + at) ?? (state.switchedOff.includes(key) ? 'switchedOff' : null)
    if (reason === null) ringing.push(key)
    events.push(reason === null ? { at, kind: 'ring', phone: key } : { at, kind: 'unreachable', phone: key, reason })
  }
  return { state: { ...state, step, stepAt: at, ringing }, events }
}

/** When the user of a phone is removed or deactivated, in milliseconds since the visitor rang; infinity if they stay. */
function goneAt(plan: CallPlan, world: CallWorld, step: number, key: string): number {
  const phone = callSteps(plan)[step]?.phones.find((one) => one.key === key)
  if (!phone || phone.personId === null) return Infinity
  const person = world.people.find(({ id }) => id === phone.personId)
  return person ? (person.goneSince ?? Infinity) - world.startedAt : -Infinity
}
