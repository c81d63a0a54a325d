import type { CommandReason, PortLockState } from '@portal/domain'

/** One door of a lockdown, with what its controller has answered. Instants are epoch milliseconds. */
export interface LockdownDoor {
  id: string
  name: string
  /** Its controller. */
  detail: string
  state: PortLockState
  /** How often the last command was tried. */
  tries: number
  /** The last change. */
  at: number
  /** Why the last try was in vain; null where it was not. */
  failure: CommandReason | null
  isOnline: boolean
  /** It was reported as left open when the lockdown was set. */
  isLeftOpen: boolean
  /** The schedule that the lockdown overrides now; null: none. */
  heldBySchedule: string | null
  /** When that schedule ends; null: not within a year. */
  until: number | null
  /** The lock ended a hold of a code or a person. */
  endedHold: boolean
}

/** A lockdown or a drill. Instants are epoch milliseconds. */
export interface LockdownView {
  isDrill: boolean
  reason: string
  startedAt: number
  /** Null: someone whom the reader may not know. */
  startedBy: string | null
  /** When it ends automatically; null: when a person releases it. */
  endsAt: number | null
  /** Null: nobody has released it. */
  releasedAt: number | null
  /** Null where it ended automatically, or the reader may not know by whom. */
  releasedBy: string | null
  isReleasedByTime: boolean
  /** The fire alarm of the property is on. */
  hasFireAlarm: boolean
  /** IANA zone of the property. */
  timeZone: string
  doors: readonly LockdownDoor[]
}
