import type { CallEvent } from './callEvents.ts'
import type { CallProgress, CallState } from './callState.ts'

/** A user's action at a phone. `open` opens the door during a conversation. */
export type PhonePress = 'answer' | 'decline' | 'switchOff' | 'open' | 'hangUp'

/** Applies an action at a phone at `state.at`; null if the phone does not ring or its user does not talk. */
export function pressPhone(state: CallState, phone: string, press: PhonePress): CallProgress | null {
  const { at, ringing, talk, switchedOff } = state
  if (state.hasEnded) return null
  if (press === 'open' || press === 'hangUp') {
    if (talk?.phone !== phone) return null
    if (press === 'open') return { state: { ...state, talk: { ...talk, hasOpened: true } }, events: [{ at, kind: 'opened', phone }] }
    return { state: { ...state, talk: null, hasEnded: true }, events: [{ at, kind: 'ended', reason: 'hungUp' }] }
  }
  if (!ringing.includes(phone)) return null
  if (press === 'answer') return answerAt(state, phone)
  const others = ringing.filter((key) => key !== phone)
  if (press === 'decline') return { state: { ...state, ringing: others }, events: [{ at, kind: 'declined', phone }] }
  const off = { ...state, ringing: others, switchedOff: [...switchedOff, phone] }
  return { state: off, events: [{ at, kind: 'stopped', phone, reason: 'switchedOff' }] }
}

/** Begins the conversation at a phone at `state.at`. All other phones stop ringing. */
export function answerAt(state: CallState, phone: string): CallProgress {
  const { at, ringing } = state
  const stopped = ringing.filter((key) => key !== phone).map((other): CallEvent => ({ at, kind: 'stopped', phone: other, reason: 'answeredElsewhere' }))
  return { state: { ...state, ringing: [], talk: { phone, since: at, hasOpened: false } }, events: [{ at, kind: 'answered', phone }, ...stopped] }
}

/** Ends a call because the visitor leaves at `state.at`; null if it has already ended. */
export function leaveCall(state: CallState): CallProgress | null {
  const { at } = state
  if (state.hasEnded) return null
  const stopped = state.ringing.map((phone): CallEvent => ({ at, kind: 'stopped', phone, reason: 'visitorLeft' }))
  return { state: { ...state, ringing: [], talk: null, hasEnded: true }, events: [...stopped, { at, kind: 'ended', reason: 'visitorLeft' }] }
}
