import type { CallEvent } from './callEvents.ts'
import type { CallProgress, CallState } from './callState.ts'
import { answerAt, pressPhone } from './pressPhone.ts'

/** A user's action on a call in the portal. `open` answers a ringing call and opens the door at once. */
export const portalPresses = ['answer', 'open', 'decline', 'end'] as const
export type PortalPress = (typeof portalPresses)[number]

/** The user of the portal during a call. */
export interface CallTaker {
  /** The key of the user's own app, where calls of their groups ring. */
  app: string
  /** The key under which the user answers any call in the portal; null if they may answer only calls that ring them. */
  desk: string | null
  /** Whether the user may open doors. */
  opens: boolean
}

/** The actions that a user may take on a call now, in the order to offer them. No one can join another user's conversation. */
export function portalPressesOf({ hasEnded, talk, ringing }: CallState, { app, desk, opens }: CallTaker): PortalPress[] {
  if (hasEnded) return []
  const open: PortalPress[] = opens ? ['open'] : []
  if (talk) return talk.phone === app || talk.phone === desk ? [...open, 'end'] : []
  if (desk !== null) return ['answer', ...open, 'end']
  return ringing.includes(app) ? ['answer', ...open, 'decline'] : []
}

/**
 * Applies a user's action in the portal at `state.at`. If the user's own app rings, it answers; otherwise the user answers in the portal. A
 * second answer changes nothing. Null if the user may not take the action now.
 */
export function pressInPortal(state: CallState, taker: CallTaker, press: PortalPress): CallProgress | null {
  const { talk, ringing } = state
  if (press === 'answer' && talk !== null && (talk.phone === taker.app || talk.phone === taker.desk)) return { state, events: [] }
  if (!portalPressesOf(state, taker).includes(press)) return null
  if (talk) return pressPhone(state, talk.phone, press === 'open' ? 'open' : 'hangUp')
  if (press === 'decline') return pressPhone(state, taker.app, 'decline')
  if (press === 'end') return taker.desk === null ? null : endAtDesk(state, taker.desk)
  const phone = ringing.includes(taker.app) ? taker.app : taker.desk
  if (phone === null) return null
  const answered = answerAt(state, phone)
  if (press === 'answer') return answered
  const opened = pressPhone(answered.state, phone, 'open')
  return opened && { state: opened.state, events: [...answered.events, ...opened.events] }
}

function endAtDesk(state: CallState, desk: string): CallProgress {
  const { at, ringing } = state
  const stopped = ringing.map((phone): CallEvent => ({ at, kind: 'stopped', phone, reason: 'endedAtDesk' }))
  return { state: { ...state, ringing: [], hasEnded: true }, events: [...stopped, { at, kind: 'ended', reason: 'endedAtDesk', phone: desk }] }
}
