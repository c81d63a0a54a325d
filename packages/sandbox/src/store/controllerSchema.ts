import type { CommandReason, CommandState, ControllerFailure, DeviceAction, PushKind } from '@portal/domain'
import type { HeldTableName } from './heldTables.ts'
import { choice, instant, integer, key, table, text } from './tables.ts'

export const controllerTables = {
  /** A controller and its simulation. Whether it is online follows from its doors. */
  controllers: table({
    module_id: integer().key().references('modules'),
    serial: text(),
    firmware: text(),
    /** What the controller lost, power or network; null while it is online. */
    lost: choice('power', 'network').orNull(),
    /** The last contact before the controller went offline. */
    lost_at: instant().orNull(),
    /** How many milliseconds the controller takes to answer. */
    delay_ms: integer().default(0),
    failure: text<ControllerFailure>().orNull(),
    /** The states of the controller's doors by port id as JSON, from when it went offline. */
    door_words: text().default('{}'),
    /** The id of the last row of `unsynced_changes` that the controller has; null if it has all of them. */
    synced_to: integer().orNull(),
  }),
  // The table has no foreign keys, because commands outlive codes and users.
  /** The commands to controllers, in order of ids. */
  device_commands: table({
    id: key(),
    account_id: integer(),
    module_id: integer(),
    module_name: text(),
    hardware_id: integer().orNull(),
    /** The kind of command, called a push in the specification; null for hardware without one. */
    push: text<PushKind>().orNull(),
    /** The id of the door to move; null for a command to the whole controller. */
    port_id: text().orNull(),
    action: text<DeviceAction>(),
    code_id: integer().orNull(),
    /** Details of the command as JSON, in the caller's form. */
    payload: text().default('{}'),
    /** The name of the user who caused the command; empty for automatic commands. */
    by: text().default(''),
    made_at: instant(),
    /** When the command expires; null if it never does. */
    expires_at: instant().orNull(),
    status: text<CommandState>(),
    /** The number of attempts, including those that didn't reach the controller. */
    attempts: integer().default(0),
    /** The number of attempts that the controller refused or didn't answer. */
    refusals: integer().default(0),
    next_at: instant(),
    sent_at: instant().orNull(),
    /** When the controller carried out the command, even if its answer was lost. */
    taken_at: instant().orNull(),
    /** When the command was acknowledged or given up. */
    done_at: instant().orNull(),
    /** Why the last attempt failed; null if it didn't. */
    reason: text<CommandReason>().orNull(),
    /** The newest id of `unsynced_changes` when the command was created. Once the command is acknowledged, the controller has all changes up to it. */
    synced_to: integer().default(0),
    /** The controller's last synced change, if a code was finally refused; null otherwise. */
    undo_after: integer().orNull(),
  }),
  /** The old version of a row that decides access. It is stored while some controller is not synced. */
  unsynced_changes: table({
    id: key(),
    /** The id of the change of the row. */
    change_id: integer(),
    tbl: text<HeldTableName>(),
    /** The key of the row; for a code's location it is `code|location`. */
    key: text(),
    /** The old columns as JSON; null for a new row. */
    before: text().orNull(),
    at: instant(),
    /** The id of the row's account; null if the row was deleted together with its owner, whose change names the account. */
    account_id: integer().orNull(),
  }),
}

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
