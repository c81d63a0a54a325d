import type { CommandReason, PortLockState } from '@portal/domain'

/** One door of a lockdown, with what its controller has answered. Instants are epoch milliseconds. */
export interface LockdownDoor {
  id: string
  name: string
  /** The name of the door's controller. */
  detail: string
  state: PortLockState
  /** How often the last command was tried. */
  tries: number
  /** Time of the last change. */
  at: number
  /** Why the last try failed; null if it didn't. */
  failure: CommandReason | null
  isOnline: boolean
  /** Whether it was reported as left open at the start of the lockdown. */
  isLeftOpen: boolean
  /** The schedule that the lockdown overrides now; null: none. */
  heldBySchedule: string | null
  /** When that schedule ends; null: not within a year. */
  until: number | null
  /** Whether the lockdown ended a hold. */
  endedHold: boolean
}

/** A lockdown or a drill. Instants are epoch milliseconds. */
export interface LockdownView {
  isDrill: boolean
  reason: string
  startedAt: number
  /** Null: a user whose name the reader may not see. */
  startedBy: string | null
  /** When it ends automatically; null: only by a release. */
  endsAt: number | null
  /** Null: not released. */
  releasedAt: number | null
  /** Null if it ended automatically, or if the reader may not see the name. */
  releasedBy: string | null
  isReleasedByTime: boolean
  /** The fire alarm of the property is on. */
  hasFireAlarm: boolean
  /** IANA zone of the property. */
  timeZone: string
  doors: readonly LockdownDoor[]
}
