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

export const lockdownTables: readonly string[] = [
  // No key of a table that can lose its rows: a lockdown is kept after its people are gone.
  `create table lockdowns (id integer primary key autoincrement, account_id integer not null, property_id integer not null, reason text not null,
    is_drill integer not null, started_at integer not null, started_by integer not null, ends_at integer, released_at integer, released_by integer,
    ended_at integer)`,
  `create index lockdowns_that_run on lockdowns (id) where ended_at is null`,
  `create index lockdowns_by_account on lockdowns (account_id, started_at)`,
  `create index lockdowns_past on lockdowns (account_id, started_at, id) where ended_at is not null`,
  `create table lockdown_ports (lockdown_id integer not null references lockdowns (id), port_id text not null, port_name text not null,
    module_name text not null, position integer not null, state text not null, tries integer not null, changed_at integer not null, failure text,
    ended_hold integer not null, was_left_open integer not null, command_id integer, primary key (lockdown_id, port_id)) without rowid`,
  `create unique index one_lockdown_at_a_port on lockdown_ports (port_id) where state in ('pending', 'locked', 'failed', 'releasing', 'notReleased')`,
  `create table lockdown_events (id integer primary key, lockdown_id integer not null references lockdowns (id), at integer not null, kind text not null,
    port_name text, user_id integer)`,
  `create index lockdown_events_by_lockdown on lockdown_events (lockdown_id, id)`,
]
