import type { CommandReason, DoorAction, DoorOverride, PortLockState } from '@portal/domain'
import { flag, instant, integer, key, type RowOf, savedBy, table, text } from './tables.ts'

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
    /** The phone number from which the door's station calls; empty if it has none. */
    station_number: text().default(''),
    /** The lockdown whose lock the door's controller has confirmed; null: none. */
    locked_by: integer().orNull(),
    /** Since when it is left open, or held open by a code; of no meaning in any other state. */
    open_since: instant().orNull(),
    /** Whether it was opened by force: left open, and no one was let in. */
    is_forced: flag().default(0),
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
    /** The user, invite or code whose credential was presented. */
    user_id: integer().orNull(),
    invite_id: text().orNull(),
    access_code_id: integer().orNull(),
    /** Why the door was open for everyone, and the schedule that held it open; null for a door that was not. */
    held_open_by: text<'schedule' | 'code' | 'person' | 'fireAlarm'>().orNull(),
    held_by_schedule: text().orNull(),
    /** A remote action and its end; null for an event at the door. `decision` is `open` if it was done. */
    door_action: text<DoorAction>().orNull(),
    door_until: instant().orNull(),
    /** The user's reason; may be empty. */
    door_note: text().default(''),
    /** Since when the controller lacked a change that would decide differently; null without one. */
    unsynced_since: instant().orNull(),
    /** The numbers of a presented card without a user, `H10301:118:4499`; null for any other event. */
    unknown_card: text().orNull(),
  }),
  // No foreign keys: an action outlives its door and user.
  /** Door actions of users, and their results. */
  door_actions: table({
    id: key(),
    account_id: integer(),
    property_id: integer(),
    port_id: text(),
    port_name: text(),
    kind: text<DoorAction>(),
    /** The end of a hold or a closing; null for none. */
    until_at: instant().orNull(),
    /** The user's reason; may be empty. */
    note: text(),
    user_id: integer(),
    who: text(),
    at: instant(),
    /** The controller's command; null for none. */
    command_id: integer().orNull(),
    state: text<'waiting' | 'done' | 'failed'>(),
    settled_at: instant().orNull(),
    /** Why it failed; null unless it did. */
    failure: text<DoorFailure>().orNull(),
  }),
  /** The picture of a property; the row of a deleted one stays, with its version. */
  site_plans: table({
    property_id: integer().key().references('properties'),
    /** A data URL; null: deleted. */
    picture: text().orNull(),
    width: integer().default(0),
    height: integer().default(0),
    version: integer().default(1),
    updated_by: savedBy(),
  }),
  /** A door's place on the plan of its property, in ten-thousandths of the picture. */
  site_plan_doors: table({
    port_id: text().key().references('ports'),
    property_id: integer().references('properties'),
    x: integer(),
    y: integer(),
  }),
  /** A door's confirmed override of its schedule. Ended ones stay. */
  door_overrides: table({
    port_id: text().key().references('ports'),
    kind: text<DoorOverride['kind']>(),
    until_at: instant().orNull(),
    note: text(),
    user_id: integer(),
    who: text(),
    since: instant(),
  }),
  // No foreign key: what a door did outlives it.
  /** What decides the state of a door from a moment on; a new row for each change. */
  door_facts: table({
    id: key(),
    port_id: text(),
    at: instant(),
    /** JSON of the domain's `DoorFacts`, without the user and the reason of an override. */
    facts: text(),
    /** What the device reported: a lockdown hides it in the facts. */
    status: text<'Closed' | 'HeldOpen' | 'LeftOpen' | 'Locked' | 'Offline'>(),
    is_forced: flag(),
  }),
  // No foreign keys: a lockdown outlives its users.
  lockdowns: table({
    id: key(),
    account_id: integer(),
    property_id: integer(),
    reason: text(),
    is_drill: flag(),
    started_at: instant(),
    /** The user who set it. */
    started_by: integer(),
    /** When it ends automatically; null: only by a release. */
    ends_at: instant().orNull(),
    /** When it was released or expired; its doors may not have confirmed yet. */
    released_at: instant().orNull(),
    /** Null if not released, or if it expired. */
    released_by: integer().orNull(),
    /** When its last door was unlocked. Null: running. */
    ended_at: instant().orNull(),
  }),
  /** A door of a lockdown. A door is in one running lockdown at most; drills do not count. */
  lockdown_ports: table({
    lockdown_id: integer().references('lockdowns'),
    port_id: text(),
    /** The name when the lockdown was started. */
    port_name: text(),
    module_name: text(),
    position: integer(),
    state: text<PortLockState>(),
    /** How often the last command was tried. */
    tries: integer(),
    changed_at: instant(),
    /** Why the last command was not done at its last try. */
    failure: text<CommandReason>().orNull(),
    /** Whether the lock ended a hold that a code or a user had started. */
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
    /** Null: the whole lockdown. */
    port_name: text().orNull(),
    /** Null for a controller or the clock. */
    user_id: integer().orNull(),
  }),
}

export type PortsTable = RowOf<typeof doorTables.ports>
export type GateEventsTable = RowOf<typeof doorTables.gate_events>
export type DoorActionsTable = RowOf<typeof doorTables.door_actions>

export const doorIndexes: readonly string[] = [
  `create index ports_by_location on ports (location_id)`,
  `create index ports_by_property on ports (property_id)`,
  // The index has all columns that a count of entries needs, so that a count reads no row; `id` keeps the order of a list.
  `create index gate_events_by_property on gate_events (property_id, at, id, decision, door_action)`,
  `create index gate_events_by_user on gate_events (user_id, at) where user_id is not null`,
  `create index gate_events_by_invite on gate_events (invite_id, at) where invite_id is not null`,
  `create index gate_events_by_code on gate_events (access_code_id, at) where access_code_id is not null`,
  `create index gate_events_by_port on gate_events (port_id, at, id, decision, door_action, property_id)`,
  `create index gate_events_unknown_card on gate_events (property_id, at) where unknown_card is not null`,
  `create index gate_events_denied on gate_events (property_id, at) where decision = 'denied'`,
  `create index site_plan_doors_by_property on site_plan_doors (property_id)`,
  `create index door_actions_by_port on door_actions (port_id, id)`,
  `create index door_actions_by_property on door_actions (property_id, settled_at)`,
  `create index door_actions_that_wait on door_actions (id) where state = 'waiting'`,
  `create index door_facts_by_port on door_facts (port_id, at, id)`,
  `create index lockdowns_that_run on lockdowns (id) where ended_at is null`,
  `create index lockdowns_by_account on lockdowns (account_id, started_at)`,
  `create index lockdowns_past on lockdowns (account_id, started_at, id) where ended_at is not null`,
  `create unique index one_lockdown_at_a_port on lockdown_ports (port_id) where state in ('pending', 'locked', 'failed', 'releasing', 'notReleased')`,
  `create index lockdown_events_by_lockdown on lockdown_events (lockdown_id, id)`,
]

export type LockdownsTable = RowOf<typeof doorTables.lockdowns>
export type LockdownPortsTable = RowOf<typeof doorTables.lockdown_ports>

