import type { CommandReason, PortLockState } from '@portal/domain'
import type { Generated } from 'kysely'

/** SQLite has no booleans: 0 or 1. */
type Flag = number
/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number

export interface LockdownsTable {
  id: Generated<number>
  account_id: number
  property_id: number
  reason: string
  is_drill: Flag
  started_at: Instant
  /** The user who set it. */
  started_by: number
  /** When it is released by itself; null: by a person alone. */
  ends_at: Instant | null
  /** When it was released, by a person or by itself; its doors may not have confirmed yet. */
  released_at: Instant | null
  /** Null while it is not released, and where it was released by itself. */
  released_by: number | null
  /** When no door of it was locked any more. Null: it runs. */
  ended_at: Instant | null
}

/** A door of a lockdown. A door is in one running lockdown at most; drills do not count. */
export interface LockdownPortsTable {
  lockdown_id: number
  port_id: string
  /** Its names when the lockdown was set. */
  port_name: string
  module_name: string
  position: number
  state: PortLockState
  /** How often the last command was tried. */
  tries: number
  changed_at: Instant
  /** Why the last command was not done at its last try. */
  failure: CommandReason | null
  /** Whether the lock ended a hold of a code or a person. */
  ended_hold: Flag
  /** Whether the door was reported as left open when the lockdown was set. */
  was_left_open: Flag
  /** The last command to the door's controller (`device_commands`); null for a drill, and while none was sent. */
  command_id: number | null
}

/** What happened in a lockdown, in order. */
export interface LockdownEventsTable {
  id: Generated<number>
  lockdown_id: number
  at: Instant
  kind: 'set' | 'locked' | 'failed' | 'retried' | 'releaseAsked' | 'released' | 'notReleased' | 'ended'
  /** Null: what concerns the whole lockdown. */
  port_name: string | null
  /** Null for what a controller or the time did. */
  user_id: number | null
}

export interface LockdownTables {
  lockdowns: LockdownsTable
  lockdown_ports: LockdownPortsTable
  lockdown_events: LockdownEventsTable
}
