import type { CommandReason, CommandState, ControllerFailure, DeviceAction, PushKind } from '@portal/domain'
import type { Generated } from 'kysely'

/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number

/** A controller as a device: what it is, and how its simulation behaves. Its doors tell whether it can be reached. */
export interface ControllersTable {
  module_id: number
  serial: string
  firmware: string
  /** What it is without; null while it can be reached. */
  lost: 'power' | 'network' | null
  /** When it was heard last before it was lost. */
  lost_at: Instant | null
  /** Milliseconds until it answers. */
  delay_ms: Generated<number>
  failure: ControllerFailure | null
  /** JSON of the words of its doors, by port id, as they were when it was lost. */
  door_words: Generated<string>
  /** The id of the last of `unheard_changes` that it knows of; null: it knows all. */
  heard: Generated<number | null>
}

/** What a controller is told, in the order of the ids. */
export interface DeviceCommandsTable {
  id: Generated<number>
  account_id: number
  module_id: number
  module_name: string
  hardware_id: number | null
  /** Null for hardware without a push. */
  push: PushKind | null
  /** The door to move; null for what is about the whole controller. */
  port_id: string | null
  action: DeviceAction
  code_id: number | null
  /** JSON, as the caller gave it. */
  payload: Generated<string>
  /** The name of who asked; empty for what no person asked. */
  by: Generated<string>
  made_at: Instant
  /** From then on it may no longer be carried out; null: it never goes stale. */
  expires_at: Instant | null
  status: CommandState
  /** Every try, also those that did not reach the controller. */
  attempts: Generated<number>
  /** The tries that the controller refused or did not answer. */
  refusals: Generated<number>
  next_at: Instant
  sent_at: Instant | null
  /** When the controller carried it out, whether or not its answer was heard. */
  taken_at: Instant | null
  /** When it was acknowledged or given up. */
  done_at: Instant | null
  /** Why the last try was in vain. */
  reason: CommandReason | null
  /** The id of the newest of `unheard_changes` when it was made: who takes the command knows of them. */
  heard: Generated<number>
  /** For a code that was refused for good: the changes of which its controller knew. Null otherwise. */
  undo_after: Generated<number | null>
}

/** The tables whose rows controllers hold. */
type KeptTable =
  | 'access_codes' | 'access_code_locations' | 'user_restrictions' | 'user_places' | 'group_restrictions' | 'preset_templates' | 'users'
  | 'invites' | 'invite_locations' | 'invite_weekly' | 'schedules' | 'schedule_ports' | 'holidays'

/** A row that decides who gets in, as it was before a change of which some controller has not heard. */
export interface UnheardChangesTable {
  id: Generated<number>
  tbl: KeptTable
  /** Its key; that of a code's location is `code|location`. */
  key: string
  /** JSON of its columns; null for a row that was new. */
  before: string | null
  /** When it was changed; null where a push of its own tells that. */
  at: Instant | null
  /** Null for a row that went together with the one that it belongs to. */
  account_id: number | null
}

export interface ControllerTables {
  controllers: ControllersTable
  device_commands: DeviceCommandsTable
  unheard_changes: UnheardChangesTable
}

export const controllerTables: readonly string[] = [
  `create table controllers (module_id integer primary key references modules (id), serial text not null, firmware text not null,
    lost text check (lost in ('power', 'network')), lost_at integer, delay_ms integer not null default 0, failure text, door_words text not null default '{}',
    heard integer)`,
  `create index controllers_that_wait on controllers (module_id) where heard is not null`,
  `create index controllers_by_heard on controllers (heard) where heard is not null`,
  `create index controllers_lost on controllers (module_id) where lost is not null`,
  // No key of a table that can lose its rows: what a controller was told is kept after the code or the person is gone.
  `create table device_commands (id integer primary key autoincrement, account_id integer not null, module_id integer not null, module_name text not null,
    hardware_id integer, push text, port_id text, action text not null, code_id integer, payload text not null default '{}', by text not null default '',
    made_at integer not null, expires_at integer, status text not null, attempts integer not null default 0, refusals integer not null default 0,
    next_at integer not null, sent_at integer, taken_at integer, done_at integer, reason text, heard integer not null default 0, undo_after integer)`,
  `create index device_commands_by_account on device_commands (account_id, id)`,
  `create index device_commands_by_code on device_commands (code_id, id)`,
  `create index device_commands_by_module on device_commands (module_id, id)`,
  `create index device_commands_open on device_commands (module_id, id) where status in ('waiting', 'sent')`,
  `create index device_commands_failed on device_commands (account_id, id) where status = 'failed'`,
  `create index device_commands_undone on device_commands (module_id, code_id) where undo_after is not null`,
  `create index device_commands_stale on device_commands (module_id, expires_at) where status = 'waiting' and expires_at is not null`,
  `create index device_commands_unsent on device_commands (account_id, id) where status in ('waiting', 'sent')`,
  `create index device_commands_by_undo on device_commands (undo_after) where undo_after is not null and status <> 'acknowledged'`,
  `create table unheard_changes (id integer primary key autoincrement, tbl text not null, key text not null, before text, at integer, account_id integer)`,
  `create index unheard_changes_by_account on unheard_changes (account_id, id)`,
]
