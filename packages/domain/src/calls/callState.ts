import type { CallEvent } from './callEvents.ts'

/** The state of a call as plain data, which can be stored and continued. Times are milliseconds since the visitor rang. */
export interface CallState {
  /** Everything up to this moment has happened. */
  at: number
  /** An index of `callSteps`. */
  step: number
  stepAt: number
  /** Keys of the phones that ring, since `stepAt`. */
  ringing: readonly string[]
  /** Keys of the phones that are switched off. */
  switchedOff: readonly string[]
  talk: { phone: string; since: number; hasOpened: boolean } | null
  hasEnded: boolean
}

/** A call after something happened, and what happened, in order. */
export interface CallProgress {
  state: CallState
  events: CallEvent[]
}
