import type { CallEnd, CallEvent } from '@portal/domain'
import { instant, integer, key, table, text } from './tables.ts'

export const callTables = {
  /** A member of a video call group. The users of a step are called together; a user can be in both steps. */
  call_group_members: table({
    id: key(),
    call_group_id: integer().references('call_groups'),
    user_id: integer().references('users').recordedAs('person'),
    /** The step: 1 is called first, 2 if no one of step 1 answers. */
    tier: integer().check('tier in (1, 2)').recordedAs('tier'),
    position: integer().recordedAs('place'),
  }),
  /**
   * A phone number that a call group calls. A voice group calls its numbers one after another, by position; a video group has at most one,
   * which it calls last.
   */
  call_group_numbers: table({
    id: key(),
    call_group_id: integer().references('call_groups'),
    /** The id of the phone's user; null without one. */
    user_id: integer().references('users').orNull().recordedAs('person'),
    phone: text().recordedAs('phone'),
    /** The label of the number, such as 'Leasing desk'. */
    label: text().recordedAs('label'),
    position: integer().recordedAs('place'),
  }),
  // The table has no foreign keys, because a call outlives its group and users.
  /** A visitor call at a station, with its values at the start and its state. */
  calls: table({
    id: key(),
    account_id: integer(),
    property_id: integer(),
    port_id: text(),
    port_name: text(),
    /** The station's phone number at the time of the call; empty if it had none. */
    station_number: text(),
    call_group_id: integer(),
    /** The domain's `CallPlan` as JSON, from when the visitor pressed call. Later changes of the plan don't affect a running call. */
    plan: text(),
    /** The ids and names of the users in the plan as JSON, from when the visitor pressed call. */
    people: text(),
    /** The domain's `CallAnswers` as JSON: each phone's automatic reaction. */
    answers: text(),
    /** The domain's `CallState` as JSON. */
    state: text(),
    started_at: instant(),
    /** When the call ended; null while it rings or someone talks. */
    ended_at: instant().orNull(),
    end_reason: text<CallEnd>().orNull(),
    /** When a user answered; null if nobody has. */
    answered_at: instant().orNull(),
    /** When a user opened the door; null if nobody has. */
    opened_at: instant().orNull(),
  }),
  /** The events of a call, in order. */
  call_events: table({
    id: key(),
    call_id: integer().references('calls'),
    /** The time of the event, in milliseconds since the visitor pressed call. */
    at: integer(),
    kind: text<CallEvent['kind']>(),
    /** The key of the event's phone in the plan; null for an event without a phone. */
    phone: text().orNull(),
    /** The index of the step that begins; null for any other event. */
    step: integer().orNull(),
    /** Why a phone did not ring or stopped, why the door stayed closed, or why the call ended; null for any other event. */
    reason: text().orNull(),
  }),
  /** The station's photo of the visitor. */
  call_photos: table({
    call_id: integer().key().references('calls'),
    media_type: text<'image/svg+xml'>(),
    base64: text(),
    taken_at: instant(),
    /** When the photo expires. It is hidden from then on, and deleted when the next photo is taken. */
    kept_until: instant(),
  }),
}

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
