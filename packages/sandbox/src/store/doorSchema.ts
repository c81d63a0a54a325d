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

export interface PortsTable {
  id: string
  property_id: number
  name: string
  hardware_model: string
  status: 'Closed' | 'HeldOpen' | 'LeftOpen' | 'Locked' | 'Offline'
  last_opened_at: Instant | null
  position: number
  /** The place at which the door's device is installed. */
  location_id: number | null
  /** The telephone number from which the door's station calls; empty if it has none. */
  station_number: string
  /** The lockdown whose lock the door's controller has confirmed and holds, online or not; null: none. */
  locked_by: number | null
}

export interface GateEventsTable {
  id: Generated<number>
  property_id: number
  port_id: string
  port_name: string
  at: Instant
  who: string | null
  decision: 'open' | 'denied'
  reason: string
  credential_kind: string
  /** The person, invite or code whose credential was presented. */
  user_id: number | null
  invite_id: string | null
  access_code_id: number | null
  /** Why the door stood open for everybody, and the schedule that held it; null for a door that did not. */
  held_open_by: 'schedule' | 'code' | 'person' | 'fireAlarm' | null
  held_by_schedule: string | null
  /** What a person did from afar, and when that ends; null where somebody came to the door. `decision` is `open` where it was done. */
  door_action: Generated<DoorAction | null>
  door_until: Generated<Instant | null>
  /** Why, in the person's words; empty if they said nothing. */
  door_note: Generated<string>
  /** Since when the controller had not heard of a change that decides otherwise; null where it made no difference. */
  unheard_since: Generated<Instant | null>
}

export interface DoorTables {
  ports: PortsTable
  gate_events: GateEventsTable
  door_actions: DoorActionsTable
  door_overrides: DoorOverridesTable
}

export const doorTables: readonly string[] = [
  `create table ports (id text primary key, property_id integer not null references properties (id), name text not null, hardware_model text not null,
    status text not null, last_opened_at integer, position integer not null, location_id integer references property_locations (id),
    station_number text not null default '', locked_by integer)`,
  `create index ports_by_location on ports (location_id)`,
  `create index ports_by_property on ports (property_id)`,
  `create table gate_events (id integer primary key, property_id integer not null, port_id text not null, port_name text not null, at integer not null,
    who text, decision text not null, reason text not null, credential_kind text not null, user_id integer, invite_id text, access_code_id integer,
    held_open_by text, held_by_schedule text, door_action text, door_until integer, unheard_since integer, door_note text not null default '')`,
  `create index gate_events_by_property on gate_events (property_id, at)`,
  `create index gate_events_by_user on gate_events (user_id, at) where user_id is not null`,
  `create index gate_events_by_invite on gate_events (invite_id, at) where invite_id is not null`,
  `create index gate_events_by_code on gate_events (access_code_id, at) where access_code_id is not null`,
  `create index gate_events_by_port on gate_events (port_id, at)`,
  `create index gate_events_denied on gate_events (property_id, at) where decision = 'denied'`,
  // No key of a table that can lose its rows: an action is kept after its door and its person are gone.
  `create table door_actions (id integer primary key autoincrement, account_id integer not null, property_id integer not null, port_id text not null,
    port_name text not null, kind text not null, until_at integer, note text not null, user_id integer not null, who text not null, at integer not null,
    command_id integer, state text not null, settled_at integer, failure text)`,
  `create index door_actions_by_port on door_actions (port_id, id)`,
  `create index door_actions_by_property on door_actions (property_id, settled_at)`,
  `create index door_actions_that_wait on door_actions (id) where state = 'waiting'`,
  `create table door_overrides (port_id text primary key references ports (id), kind text not null, until_at integer, note text not null,
    user_id integer not null, who text not null, since integer not null)`,
]
