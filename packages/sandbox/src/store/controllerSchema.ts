import type { CommandReason, CommandState, ControllerFailure, DeviceAction, PushKind } from '@portal/domain'
import type { HeldTableName } from './heldTables.ts'
import { choice, instant, integer, key, table, text, type RowOf } from './tables.ts'

export const controllerTables = {
  /** A controller, and its simulation. Its doors tell whether it is online. */
  controllers: table({
    module_id: integer().key().references('modules'),
    serial: text(),
    firmware: text(),
    /** Lost power or network; null while online. */
    lost: choice('power', 'network').orNull(),
    /** Its last contact before it went offline. */
    lost_at: instant().orNull(),
    /** Milliseconds until it answers. */
    delay_ms: integer().default(0),
    failure: text<ControllerFailure>().orNull(),
    /** JSON of its doors' states, by port id, when it went offline. */
    door_words: text().default('{}'),
    /** The id of the last synced row of `unsynced_changes`; null: fully synced. */
    synced_to: integer().orNull(),
  }),
  // No foreign keys: commands outlive codes and users.
  /** Commands of controllers, in order of ids. */
  device_commands: table({
    id: key(),
    account_id: integer(),
    module_id: integer(),
    module_name: text(),
    hardware_id: integer().orNull(),
    /** Null for hardware without a push. */
    push: text<PushKind>().orNull(),
    /** The door to move; null for the whole controller. */
    port_id: text().orNull(),
    action: text<DeviceAction>(),
    code_id: integer().orNull(),
    /** JSON, as the caller gave it. */
    payload: text().default('{}'),
    /** The requesting user's name; empty for automatic commands. */
    by: text().default(''),
    made_at: instant(),
    /** When it expires; null: never. */
    expires_at: instant().orNull(),
    status: text<CommandState>(),
    /** All tries, including those that didn't reach the controller. */
    attempts: integer().default(0),
    /** Tries that the controller refused or didn't answer. */
    refusals: integer().default(0),
    next_at: instant(),
    sent_at: instant().orNull(),
    /** When the controller carried it out, even if its answer was lost. */
    taken_at: instant().orNull(),
    /** When it was acknowledged or given up. */
    done_at: instant().orNull(),
    /** Why the last try failed. */
    reason: text<CommandReason>().orNull(),
    /** The newest id of `unsynced_changes` when the command was created: its acknowledgement syncs up to it. */
    synced_to: integer().default(0),
    /** For a finally refused code: the controller's synced change. Null otherwise. */
    undo_after: integer().orNull(),
  }),
  /** The old version of a row that decides access, kept while some controller is not synced. */
  unsynced_changes: table({
    id: key(),
    /** The change of the row. */
    change_id: integer(),
    tbl: text<HeldTableName>(),
    /** Its key; that of a code's location is `code|location`. */
    key: text(),
    /** JSON of its columns; null for a row that was new. */
    before: text().orNull(),
    at: instant(),
    /** Null for a row deleted together with its owner; its change has the account. */
    account_id: integer().orNull(),
  }),
}

export type ControllersTable = RowOf<typeof controllerTables.controllers>
export type DeviceCommandsTable = RowOf<typeof controllerTables.device_commands>
export type UnsyncedChangesTable = RowOf<typeof controllerTables.unsynced_changes>

export const controllerIndexes: readonly string[] = [
  `create index controllers_that_wait on controllers (module_id) where synced_to is not null`,
  `create index controllers_by_synced_to on controllers (synced_to) where synced_to is not null`,
  `create index controllers_lost on controllers (module_id) where lost is not null`,
  `create index device_commands_by_account on device_commands (account_id, id)`,
  `create index device_commands_by_code on device_commands (code_id, id)`,
  `create index device_commands_by_module on device_commands (module_id, id)`,
  `create index device_commands_open on device_commands (module_id, id) where status in ('waiting', 'sent')`,
  `create index device_commands_failed on device_commands (account_id, id) where status = 'failed'`,
  `create index device_commands_undone on device_commands (module_id, code_id) where undo_after is not null`,
  `create index device_commands_stale on device_commands (module_id, expires_at) where status = 'waiting' and expires_at is not null`,
  `create index device_commands_unsent on device_commands (account_id, id) where status in ('waiting', 'sent')`,
  `create index device_commands_by_undo on device_commands (undo_after) where undo_after is not null and status <> 'acknowledged'`,
  `create index unsynced_changes_by_account on unsynced_changes (account_id, id)`,
  `create index unsynced_changes_by_change on unsynced_changes (change_id, account_id)`,
]
