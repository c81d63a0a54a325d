import type { UnreachableReason } from './findUnreachable.ts'

/** Why a call ended. */
export type CallEnd =
  | 'nobodyReached'
  /** The group had quiet hours when the visitor rang. */
  | 'quietHours'
  | 'visitorLeft'
  | 'hungUp'
  /** A user ended the ringing call in the portal. */
  | 'endedAtDesk'
  /** The conversation reached its time limit. */
  | 'timeLimit'

/** Why a door stays shut when a user opens it during a call. */
export type DoorRefusal = 'lockedDown' | 'offline' | 'accountInactive'

type Happening =
  /** The visitor rings. */
  | { kind: 'called' }
  /** A step of `callSteps` begins; `step` is its index. */
  | { kind: 'step'; step: number }
  | { kind: 'ring' | 'declined' | 'answered' | 'opened'; phone: string }
  /** A user pressed open, but the door stayed shut. */
  | { kind: 'notOpened'; phone: string; reason: DoorRefusal }
  | { kind: 'unreachable'; phone: string; reason: UnreachableReason }
  /** The phone rang for its whole time without an answer. */
  | { kind: 'timeout'; phone: string }
  /** The phone stopped ringing for another reason than its own answer. */
  | { kind: 'stopped'; phone: string; reason: 'answeredElsewhere' | 'endedAtDesk' | 'gone' | 'switchedOff' | 'visitorLeft' }
  | { kind: 'ended'; reason: Exclude<CallEnd, 'endedAtDesk'> }
  | { kind: 'ended'; reason: 'endedAtDesk'; phone: string }

/** An event of a call. `at` is milliseconds since the visitor rang, `phone` the key of a `CallPhone`. */
export type CallEvent = { at: number } & Happening
