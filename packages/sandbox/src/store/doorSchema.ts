import type { CommandReason, DoorAction, DoorOverride, PortLockState } from '@portal/domain'
import { flag, instant, integer, key, savedBy, table, text } from './tables.ts'

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
    /** The id of the location where the door's controller is installed. */
    location_id: integer().references('property_locations').orNull(),
    /** The phone number from which the door's station calls; empty if it has none. */
    station_number: text().default(''),
    /** The lockdown whose lock the door's controller has confirmed; null without one. */
    locked_by: integer().orNull(),
    /** Since when the door is left open, or held open by a code; without meaning in any other state. */
    open_since: instant().orNull(),
    /** Whether the door was forced open: it is left open, and no one was let in. */
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
    /** The id of the user whose entry method was presented; the next columns have the invite or the code. */
    user_id: integer().orNull(),
    invite_id: text().orNull(),
    access_code_id: integer().orNull(),
    /** Why the door was open for everyone; the next column has the schedule that held it open. Null for a door that was not open. */
    held_open_by: text<'schedule' | 'code' | 'person' | 'fireAlarm'>().orNull(),
    held_by_schedule: text().orNull(),
    /** The remote action, and in the next column its end; null for an event at the door. `decision` is `open` if the action was done. */
    door_action: text<DoorAction>().orNull(),
    door_until: instant().orNull(),
    /** The reason that the user entered; may be empty. */
    door_note: text().default(''),
    /** Since when the controller lacked a change that would have decided differently; null without one. */
    unsynced_since: instant().orNull(),
    /** The numbers of a presented card without a user, such as `H10301:118:4499`; null for any other event. */
    unknown_card: text().orNull(),
  }),
  // The table has no foreign keys, because an action outlives its door and user.
  /** Users' actions on doors, and their results. */
  door_actions: table({
    id: key(),
    account_id: integer(),
    property_id: integer(),
    port_id: text(),
    port_name: text(),
    kind: text<DoorAction>(),
    /** The end of holding a door open or closed; null without one. */
    until_at: instant().orNull(),
    /** The reason that the user entered; may be empty. */
    note: text(),
    user_id: integer(),
    who: text(),
    at: instant(),
    /** The id of the command to the controller; null without one. */
    command_id: integer().orNull(),
    state: text<'waiting' | 'done' | 'failed'>(),
    settled_at: instant().orNull(),
    /** Why the action failed; null if it did not. */
    failure: text<DoorFailure>().orNull(),
  }),
  /** The site plan of a property. The row of a deleted plan stays, with its version. */
  site_plans: table({
    property_id: integer().key().references('properties'),
    /** The picture as a data URL; null for a deleted plan. */
    picture: text().orNull().recordedAs('sitePlan'),
    width: integer().default(0),
    height: integer().default(0),
    version: integer().default(1),
    updated_by: savedBy(),
  }),
  /** A door's position on its property's site plan, in ten-thousandths of the picture. */
  site_plan_doors: table({
    port_id: text().key().references('ports').recordedAs('doorOnPlan'),
    property_id: integer().references('properties'),
    x: integer(),
    y: integer(),
  }),
  /** An override of a door's schedule that the controller confirmed. Ended overrides stay. */
  door_overrides: table({
    port_id: text().key().references('ports'),
    kind: text<DoorOverride['kind']>(),
    until_at: instant().orNull(),
    note: text(),
    user_id: integer(),
    who: text(),
    since: instant(),
  }),
  // The table has no foreign key, because a door's history outlives the door.
  /** The facts that decide the state of a door from a moment on; each change adds a row. */
  door_facts: table({
    id: key(),
    port_id: text(),
    at: instant(),
    /** The domain's `DoorFacts` as JSON, without the user's name and the reason of an override. */
    facts: text(),
    /** The state that the controller reported. The facts don't show it during a lockdown. */
    status: text<'Closed' | 'HeldOpen' | 'LeftOpen' | 'Locked' | 'Offline'>(),
    is_forced: flag(),
  }),
  // The table has no foreign keys, because a lockdown outlives its users.
  lockdowns: table({
    id: key(),
    account_id: integer(),
    property_id: integer(),
    reason: text().recordedAs('reason'),
    is_drill: flag().recordedAs('isDrill'),
    started_at: instant(),
    /** The id of the user who started the lockdown. */
    started_by: integer(),
    /** When the lockdown ends automatically; null if it doesn't. */
    ends_at: instant().orNull().recordedAs('end'),
    /** When the lockdown was released or expired; its doors may not have confirmed that yet. */
    released_at: instant().orNull().recordedAs('released'),
    /** The id of the user who released the lockdown; null if it expired or is not released. */
    released_by: integer().orNull(),
    /** When the last door was unlocked; null while the lockdown is running. */
    ended_at: instant().orNull().recordedAs('over'),
  }),
  /** A door in a lockdown. A door is in at most one running lockdown, not counting drills. */
  lockdown_ports: table({
    lockdown_id: integer().references('lockdowns'),
    port_id: text().recordedAs('door'),
    /** The door's name at the start of the lockdown. */
    port_name: text(),
    module_name: text(),
    position: integer(),
    state: text<PortLockState>(),
    /** The number of attempts of the last command. */
    tries: integer(),
    changed_at: instant(),
    /** Why the last attempt of the last command failed; null if it didn't. */
    failure: text<CommandReason>().orNull(),
    /** Whether the lock ended a hold that a code or a user had started. */
    ended_hold: flag(),
    /** Whether the door was reported as left open when the lockdown was set. */
    was_left_open: flag(),
    /** The last command to the door's controller (`device_commands`); null for a drill, and while none was sent. */
    command_id: integer().orNull(),
  }, 'primary key (lockdown_id, port_id)'),
  /** The events of a lockdown, in order. */
  lockdown_events: table({
    id: key(),
    lockdown_id: integer().references('lockdowns'),
    at: instant(),
    kind: text<'set' | 'locked' | 'failed' | 'retried' | 'releaseAsked' | 'released' | 'notReleased' | 'ended'>(),
    /** The door's name; null for an event of the whole lockdown. */
    port_name: text().orNull(),
    /** The id of the user; null for a controller or the clock. */
    user_id: integer().orNull(),
  }),
}

const hasNotOpened = `not (decision = 'open' and coalesce(door_action, 'open') not in ('close', 'resume'))`

/** The indexes of the third migration. `gate_events_at_door` has no further column, because a count of a year reads it whole. */
export const entryIndexes: readonly string[] = [
  `create index gate_events_at_door on gate_events (property_id, port_id, at)`,
  `create index gate_events_not_opened on gate_events (property_id, at, decision, door_action) where ${hasNotOpened}`,
  `create index gate_events_not_opened_at_door on gate_events (property_id, port_id, at, decision, door_action) where ${hasNotOpened}`,
]

export const doorIndexes: readonly string[] = [
  `create index ports_by_location on ports (location_id)`,
  `create index ports_by_property on ports (property_id)`,
  // The index has all columns that counting entries needs, so that a count reads no row; `id` keeps the order of a list.
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
