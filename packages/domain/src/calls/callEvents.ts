import type { UnreachableReason } from './findUnreachable.ts'

/** Why a call ended. */
export type CallEnd =
  | 'nobodyReached'
  /** The whole group was quiet when the visitor pressed. */
  | 'quietHours'
  | 'visitorLeft'
  | 'hungUp'
  /** Someone ended a call that rang, in the portal. */
  | 'endedAtDesk'
  /** The talk lasted as long as a talk may. */
  | 'timeLimit'

/** Why a door stays shut when someone opens it during a call. */
export type DoorRefusal = 'lockedDown' | 'offline' | 'accountInactive'

type Happening =
  /** The visitor presses the button. */
  | { kind: 'called' }
  /** A step of `callSteps` begins; `step` is its index. */
  | { kind: 'step'; step: number }
  | { kind: 'ring' | 'declined' | 'answered' | 'opened'; phone: string }
  /** The holder pressed open, and the door stayed shut. */
  | { kind: 'notOpened'; phone: string; reason: DoorRefusal }
  | { kind: 'unreachable'; phone: string; reason: UnreachableReason }
  /** The phone rang for as long as it may. */
  | { kind: 'timeout'; phone: string }
  /** The phone stopped ringing without an answer of its own. */
  | { kind: 'stopped'; phone: string; reason: 'answeredElsewhere' | 'endedAtDesk' | 'gone' | 'switchedOff' | 'visitorLeft' }
  | { kind: 'ended'; reason: Exclude<CallEnd, 'endedAtDesk'> }
  | { kind: 'ended'; reason: 'endedAtDesk'; phone: string }

/** What happens in a call; `at` is milliseconds since the visitor pressed, `phone` the key of a `CallPhone`. */
export type CallEvent = { at: number } & Happening
