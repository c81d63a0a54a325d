import type { CommandReason, PortLockState } from '@portal/domain'
import { flag, instant, integer, key, table, text, type RowOf } from './tables.ts'

export const lockdownTables = {
  // No key of a table that can lose its rows: a lockdown is kept after its people are gone.
  lockdowns: table({
    id: key(),
    account_id: integer(),
    property_id: integer(),
    reason: text(),
    is_drill: flag(),
    started_at: instant(),
    /** The user who set it. */
    started_by: integer(),
    /** When it ends on its own; null: only a person releases it. */
    ends_at: instant().orNull(),
    /** When a person released it or its time ended; its doors may not have confirmed yet. */
    released_at: instant().orNull(),
    /** Null while it is not released, and where its time ended. */
    released_by: integer().orNull(),
    /** When no door of it was locked any more. Null: it runs. */
    ended_at: instant().orNull(),
  }),
  /** A door of a lockdown. A door is in one running lockdown at most; drills do not count. */
  lockdown_ports: table({
    lockdown_id: integer().references('lockdowns'),
    port_id: text(),
    /** Its names when the lockdown was set. */
    port_name: text(),
    module_name: text(),
    position: integer(),
    state: text<PortLockState>(),
    /** How often the last command was tried. */
    tries: integer(),
    changed_at: instant(),
    /** Why the last command was not done at its last try. */
    failure: text<CommandReason>().orNull(),
    /** Whether the lock ended a hold of a code or a person. */
    ended_hold: flag(),
    /** Whether the door was reported as left open when the lockdown was set. */
    was_left_open: flag(),
    /** The last command to the door's controller (`device_commands`); null for a drill, and while none was sent. */
    command_id: integer().orNull(),
  }, 'primary key (lockdown_id, port_id)'),
  /** What happened in a lockdown, in order. */
  lockdown_events: table({
    id: key(),
    lockdown_id: integer().references('lockdowns'),
    at: instant(),
    kind: text<'set' | 'locked' | 'failed' | 'retried' | 'releaseAsked' | 'released' | 'notReleased' | 'ended'>(),
    /** Null: what concerns the whole lockdown. */
    port_name: text().orNull(),
    /** Null for what a controller or the time did. */
    user_id: integer().orNull(),
  }),
}

export type LockdownsTable = RowOf<typeof lockdownTables.lockdowns>
export type LockdownPortsTable = RowOf<typeof lockdownTables.lockdown_ports>

export const lockdownIndexes: readonly string[] = [
  `create index lockdowns_that_run on lockdowns (id) where ended_at is null`,
  `create index lockdowns_by_account on lockdowns (account_id, started_at)`,
  `create index lockdowns_past on lockdowns (account_id, started_at, id) where ended_at is not null`,
  `create unique index one_lockdown_at_a_port on lockdown_ports (port_id) where state in ('pending', 'locked', 'failed', 'releasing', 'notReleased')`,
  `create index lockdown_events_by_lockdown on lockdown_events (lockdown_id, id)`,
]
