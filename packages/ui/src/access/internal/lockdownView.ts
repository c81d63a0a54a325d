import type { CommandReason, PortLockState } from '@portal/domain'

/** One door of a lockdown, with what its controller has answered. Instants are epoch milliseconds. */
export interface LockdownDoor {
  id: string
  name: string
  /** The name of the door's controller. */
  detail: string
  state: PortLockState
  /** How often the last command was sent. */
  tries: number
  /** Time of the door's last change. */
  at: number
  /** Why the last command failed; null if it didn't. */
  failure: CommandReason | null
  isOnline: boolean
  /** Whether the door was reported as left open when the lockdown started. */
  isLeftOpen: boolean
  /** The schedule that the lockdown overrides now; null: none. */
  heldBySchedule: string | null
  /** When the overridden schedule ends; null: not within a year. */
  until: number | null
  /** Whether the lockdown closed a door that was held open. */
  endedHold: boolean
}

/** A lockdown or a drill. Instants are epoch milliseconds. */
export interface LockdownView {
  isDrill: boolean
  reason: string
  startedAt: number
  /** The user who started the lockdown; null if the reader may not see the name. */
  startedBy: string | null
  /** When the lockdown ends automatically; null if only a release ends it. */
  endsAt: number | null
  /** When the lockdown was released; null if it wasn't. */
  releasedAt: number | null
  /** The user who released the lockdown; null if it ended automatically, or if the reader may not see the name. */
  releasedBy: string | null
  isReleasedByTime: boolean
  /** Whether the fire alarm of the property is on. */
  hasFireAlarm: boolean
  /** IANA zone of the property. */
  timeZone: string
  doors: readonly LockdownDoor[]
}
