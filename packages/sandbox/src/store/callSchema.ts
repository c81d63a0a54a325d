import type { CallEnd, CallEvent } from '@portal/domain'
import { instant, integer, key, type RowOf, table, text } from './tables.ts'

export const callTables = {
  /** A member of a video group. The users of a step are called together; a user can be in both steps. */
  call_group_members: table({
    id: key(),
    call_group_id: integer().references('call_groups'),
    user_id: integer().references('users'),
    /** 1: called first; 2: called if no one of step 1 answers. */
    tier: integer().check('tier in (1, 2)'),
    position: integer(),
  }),
  /** A phone that a group calls: a voice group one after another, by position; a video group has at most one, which it calls last. */
  call_group_numbers: table({
    id: key(),
    call_group_id: integer().references('call_groups'),
    /** The phone's user; null for none. */
    user_id: integer().references('users').orNull(),
    phone: text(),
    /** The number's name, such as 'Leasing desk'. */
    label: text(),
    position: integer(),
  }),
  // No foreign keys: a call outlives its group and users.
  /** A visitor call at a station: its start values, and its state. */
  calls: table({
    id: key(),
    account_id: integer(),
    property_id: integer(),
    port_id: text(),
    port_name: text(),
    /** The number of the station when it called; empty if it has none. */
    station_number: text(),
    call_group_id: integer(),
    /** JSON of the domain's `CallPlan` when the visitor pressed; later changes of the plan don't affect a running call. */
    plan: text(),
    /** JSON of the ids and names of the users in the plan when the visitor pressed. */
    people: text(),
    /** JSON of the domain's `CallAnswers`: each phone's automatic reaction. */
    answers: text(),
    /** JSON of the domain's `CallState`. */
    state: text(),
    started_at: instant(),
    /** Null: the call rings, or someone talks. */
    ended_at: instant().orNull(),
    end_reason: text<CallEnd>().orNull(),
    /** Null: nobody has answered. */
    answered_at: instant().orNull(),
    /** Null: nobody has opened the door. */
    opened_at: instant().orNull(),
  }),
  /** What happened in a call, in order. */
  call_events: table({
    id: key(),
    call_id: integer().references('calls'),
    /** Milliseconds since the visitor pressed. */
    at: integer(),
    kind: text<CallEvent['kind']>(),
    /** The key of a phone of the plan; null for what no phone did. */
    phone: text().orNull(),
    /** The index of the step that begins; null for any other event. */
    step: integer().orNull(),
    /** Why a phone did not ring or stopped, the door stayed shut, or the call ended; null for any other event. */
    reason: text().orNull(),
  }),
  /** The station's photo of the visitor. */
  call_photos: table({
    call_id: integer().key().references('calls'),
    media_type: text<'image/svg+xml'>(),
    base64: text(),
    taken_at: instant(),
    /** The photo is hidden from then on, and deleted with the next one. */
    kept_until: instant(),
  }),
}

export type CallGroupMembersTable = RowOf<typeof callTables.call_group_members>
export type CallGroupNumbersTable = RowOf<typeof callTables.call_group_numbers>

export const callIndexes: readonly string[] = [
  `create index call_groups_of_property on call_groups (property_id, position, id)`,
  `create index call_groups_by_position on call_groups (position)`,
  `create index call_group_members_by_group on call_group_members (call_group_id, tier, position)`,
  `create index call_group_members_by_user on call_group_members (user_id)`,
  `create index call_group_numbers_by_user on call_group_numbers (user_id)`,
  `create index call_group_numbers_by_group on call_group_numbers (call_group_id, position)`,
  `create index calls_by_account on calls (account_id, started_at)`,
  `create index calls_by_group on calls (call_group_id, started_at)`,
  `create index calls_that_run on calls (id) where ended_at is null`,
  `create index calls_of_property on calls (property_id, started_at)`,
  `create index call_events_by_call on call_events (call_id, id)`,
  `create index call_photos_by_end on call_photos (kept_until)`,
]

export type CallsTable = RowOf<typeof callTables.calls>
export type CallEventsTable = RowOf<typeof callTables.call_events>

