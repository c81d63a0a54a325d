import type { DoorAction, DoorOverride } from '@portal/domain'
import type { Generated } from 'kysely'

/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number

/** Each thing that a person told a door, and what became of it. */
export interface DoorActionsTable {
  id: Generated<number>
  account_id: number
  property_id: number
  port_id: string
  port_name: string
  kind: DoorAction
  /** The end of a hold, or of a closing; null where none is set. */
  until_at: Instant | null
  /** The person's reason; may be empty. */
  note: string
  user_id: number
  who: string
  at: Instant
  /** The controller's command; null where the controller takes none. */
  command_id: number | null
  state: 'waiting' | 'done' | 'failed'
  settled_at: Instant | null
  /** Why it failed; null unless it did. */
  failure: DoorFailure | null
}

export type DoorFailure = 'offline' | 'noAnswer' | 'refused' | 'lockedDown'

/** What a door does in place of its schedule, once its controller has confirmed it. One that has ended is left where it is. */
export interface DoorOverridesTable {
  port_id: string
  kind: DoorOverride['kind']
  until_at: Instant | null
  note: string
  user_id: number
  who: string
  since: Instant
}

export interface DoorTables {
  door_actions: DoorActionsTable
  door_overrides: DoorOverridesTable
}
