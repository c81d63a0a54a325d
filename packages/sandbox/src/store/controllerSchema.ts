import type { CommandReason, CommandState, ControllerFailure, DeviceAction, PushKind } from '@portal/domain'
import type { HeldTableName } from './heldTables.ts'
import { choice, instant, integer, key, table, text, type RowOf } from './tables.ts'

export const controllerTables = {
  /** A controller as a device: what it is, and how its simulation behaves. Its doors tell whether it can be reached. */
  controllers: table({
    module_id: integer().key().references('modules'),
    serial: text(),
    firmware: text(),
    /** What it is without; null while it can be reached. */
    lost: choice('power', 'network').orNull(),
    /** When it was heard last before it was lost. */
    lost_at: instant().orNull(),
    /** Milliseconds until it answers. */
    delay_ms: integer().default(0),
    failure: text<ControllerFailure>().orNull(),
    /** JSON of its doors' states, by port id, when it went offline. */
    door_words: text().default('{}'),
    /** The id of the last of `unheard_changes` that it knows of; null: it knows all. */
    heard: integer().orNull(),
  }),
  // No key of a table that can lose its rows: what a controller was told is kept after the code or the person is gone.
  /** What a controller is told, in the order of the ids. */
  device_commands: table({
    id: key(),
    account_id: integer(),
    module_id: integer(),
    module_name: text(),
    hardware_id: integer().orNull(),
    /** Null for hardware without a push. */
    push: text<PushKind>().orNull(),
    /** The door to move; null for what is about the whole controller. */
    port_id: text().orNull(),
    action: text<DeviceAction>(),
    code_id: integer().orNull(),
    /** JSON, as the caller gave it. */
    payload: text().default('{}'),
    /** The name of who asked; empty for what no person asked. */
    by: text().default(''),
    made_at: instant(),
    /** From then on it may no longer be carried out; null: it never goes stale. */
    expires_at: instant().orNull(),
    status: text<CommandState>(),
    /** Every try, also those that did not reach the controller. */
    attempts: integer().default(0),
    /** The tries that the controller refused or did not answer. */
    refusals: integer().default(0),
    next_at: instant(),
    sent_at: instant().orNull(),
    /** When the controller carried it out, whether or not its answer was heard. */
    taken_at: instant().orNull(),
    /** When it was acknowledged or given up. */
    done_at: instant().orNull(),
    /** Why the last try failed. */
    reason: text<CommandReason>().orNull(),
    /** The id of the newest of `unheard_changes` when it was made: who takes the command knows of them. */
    heard: integer().default(0),
    /** For a code that was refused for good: the changes of which its controller knew. Null otherwise. */
    undo_after: integer().orNull(),
  }),
  /** The old version of a row that decides access, kept while some controller is not synced. */
  unheard_changes: table({
    id: key(),
    /** The change that changed it. */
    change_id: integer(),
    tbl: text<HeldTableName>(),
    /** Its key; that of a code's location is `code|location`. */
    key: text(),
    /** JSON of its columns; null for a row that was new. */
    before: text().orNull(),
    at: instant(),
    /** Null for a row that went together with the one that it belongs to: its change tells the account. */
    account_id: integer().orNull(),
  }),
}

export type ControllersTable = RowOf<typeof controllerTables.controllers>
export type DeviceCommandsTable = RowOf<typeof controllerTables.device_commands>
export type UnheardChangesTable = RowOf<typeof controllerTables.unheard_changes>

export const controllerIndexes: readonly string[] = [
  `create index controllers_that_wait on controllers (module_id) where heard is not null`,
  `create index controllers_by_heard on controllers (heard) where heard is not null`,
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
  `create index unheard_changes_by_account on unheard_changes (account_id, id)`,
  `create index unheard_changes_by_change on unheard_changes (change_id, account_id)`,
]
