import type { CallEvent } from './callEvents.ts'

/** The state of a call as plain data, which can be stored and continued. Times are milliseconds since the visitor rang. */
export interface CallState {
  /** The time up to which all events have been applied. */
  at: number
  /** Index of the current step in `callSteps`. */
  step: number
  stepAt: number
  /** Keys of the phones that have been ringing since `stepAt`. */
  ringing: readonly string[]
  /** Keys of the phones that are switched off. */
  switchedOff: readonly string[]
  talk: { phone: string; since: number; hasOpened: boolean } | null
  hasEnded: boolean
}

/** A call after some events, and those events in order. */
export interface CallProgress {
  state: CallState
  events: CallEvent[]
}
