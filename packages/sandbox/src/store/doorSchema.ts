import type { DoorAction, DoorOverride } from '@portal/domain'
import { instant, integer, key, table, text, type RowOf } from './tables.ts'

export type DoorFailure = 'offline' | 'noAnswer' | 'refused' | 'lockedDown'

export const doorTables = {
  ports: table({
    id: text().key(),
    property_id: integer().references('properties'),
    name: text(),
    hardware_model: text(),
    status: text<'Closed' | 'HeldOpen' | 'LeftOpen' | 'Locked' | 'Offline'>(),
    last_opened_at: instant().orNull(),
    position: integer(),
    /** The place at which the door's device is installed. */
    location_id: integer().references('property_locations').orNull(),
    /** The telephone number from which the door's station calls; empty if it has none. */
    station_number: text().default(''),
    /** The lockdown whose lock the door's controller has confirmed and holds, online or not; null: none. */
    locked_by: integer().orNull(),
  }),
  gate_events: table({
    id: key(),
    property_id: integer(),
    port_id: text(),
    port_name: text(),
    at: instant(),
    who: text().orNull(),
    decision: text<'open' | 'denied'>(),
    reason: text(),
    credential_kind: text(),
    /** The person, invite or code whose credential was presented. */
    user_id: integer().orNull(),
    invite_id: text().orNull(),
    access_code_id: integer().orNull(),
    /** Why the door stood open for everybody, and the schedule that held it; null for a door that did not. */
    held_open_by: text<'schedule' | 'code' | 'person' | 'fireAlarm'>().orNull(),
    held_by_schedule: text().orNull(),
    /** What a person did from afar, and when that ends; null where somebody came to the door. `decision` is `open` where it was done. */
    door_action: text<DoorAction>().orNull(),
    door_until: instant().orNull(),
    /** Why, in the person's words; empty if they said nothing. */
    door_note: text().default(''),
    /** Since when the controller had not heard of a change that decides otherwise; null where it made no difference. */
    unheard_since: instant().orNull(),
  }),
  // No key of a table that can lose its rows: an action is kept after its door and its person are gone.
  /** Each thing that a person told a door, and what became of it. */
  door_actions: table({
    id: key(),
    account_id: integer(),
    property_id: integer(),
    port_id: text(),
    port_name: text(),
    kind: text<DoorAction>(),
    /** The end of a hold, or of a closing; null where none is set. */
    until_at: instant().orNull(),
    /** The person's reason; may be empty. */
    note: text(),
    user_id: integer(),
    who: text(),
    at: instant(),
    /** The controller's command; null where the controller takes none. */
    command_id: integer().orNull(),
    state: text<'waiting' | 'done' | 'failed'>(),
    settled_at: instant().orNull(),
    /** Why it failed; null unless it did. */
    failure: text<DoorFailure>().orNull(),
  }),
  /** What a door does in place of its schedule, once its controller has confirmed it. One that has ended is left where it is. */
  door_overrides: table({
    port_id: text().key().references('ports'),
    kind: text<DoorOverride['kind']>(),
    until_at: instant().orNull(),
    note: text(),
    user_id: integer(),
    who: text(),
    since: instant(),
  }),
}

export type PortsTable = RowOf<typeof doorTables.ports>
export type GateEventsTable = RowOf<typeof doorTables.gate_events>
export type DoorActionsTable = RowOf<typeof doorTables.door_actions>

export const doorIndexes: readonly string[] = [
  `create index ports_by_location on ports (location_id)`,
  `create index ports_by_property on ports (property_id)`,
  `create index gate_events_by_property on gate_events (property_id, at)`,
  `create index gate_events_by_user on gate_events (user_id, at) where user_id is not null`,
  `create index gate_events_by_invite on gate_events (invite_id, at) where invite_id is not null`,
  `create index gate_events_by_code on gate_events (access_code_id, at) where access_code_id is not null`,
  `create index gate_events_by_port on gate_events (port_id, at)`,
  `create index gate_events_denied on gate_events (property_id, at) where decision = 'denied'`,
  `create index door_actions_by_port on door_actions (port_id, id)`,
  `create index door_actions_by_property on door_actions (property_id, settled_at)`,
  `create index door_actions_that_wait on door_actions (id) where state = 'waiting'`,
]
