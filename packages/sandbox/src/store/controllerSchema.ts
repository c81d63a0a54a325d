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
