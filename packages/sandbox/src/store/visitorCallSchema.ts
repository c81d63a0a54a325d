import type { CallEnd, CallEvent } from '@portal/domain'
import type { Generated } from 'kysely'

/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number

/** A visitor's call at a station: what it was when it began, and where it is. */
export interface CallsTable {
  id: Generated<number>
  account_id: number
  property_id: number
  port_id: string
  port_name: string
  /** The number of the station when it called; empty if it has none. */
  station_number: string
  call_group_id: number
  /** JSON of the domain's `CallPlan` when the visitor pressed; a change of the group's plan changes no call that rings. */
  plan: string
  /** JSON of the ids and names of the people in the plan when the visitor pressed. */
  people: string
  /** JSON of the domain's `CallAnswers`: what each phone does without being touched. */
  answers: string
  /** JSON of the domain's `CallState`. */
  state: string
  started_at: Instant
  /** Null: the call rings, or somebody talks. */
  ended_at: Instant | null
  end_reason: CallEnd | null
  /** Null: nobody has answered. */
  answered_at: Instant | null
  /** Null: nobody has opened the door. */
  opened_at: Instant | null
}

/** What happened in a call, in order. */
export interface CallEventsTable {
  id: Generated<number>
  call_id: number
  /** Milliseconds since the visitor pressed. */
  at: number
  kind: CallEvent['kind']
  /** The key of a phone of the plan; null for what no phone did. */
  phone: string | null
  /** The index of the step that begins; null for any other event. */
  step: number | null
  /** Why a phone did not ring or stopped, the door stayed shut, or the call ended; null for any other event. */
  reason: string | null
}

/** The photo that the station took as the visitor pressed. */
export interface CallPhotosTable {
  call_id: number
  media_type: 'image/svg+xml'
  base64: string
  taken_at: Instant
  /** The photo is shown to nobody from then on, and removed when the next one is taken. */
  kept_until: Instant
}

export interface VisitorCallTables {
  call_photos: CallPhotosTable
  calls: CallsTable
  call_events: CallEventsTable
}

export const visitorCallTables: readonly string[] = [
  // No key of a table that can lose its rows: a call is kept after its group and its people are gone.
  `create table calls (id integer primary key autoincrement, account_id integer not null, property_id integer not null, port_id text not null,
    port_name text not null, station_number text not null, call_group_id integer not null, plan text not null, people text not null, answers text not null,
    state text not null, started_at integer not null, ended_at integer, end_reason text, answered_at integer, opened_at integer)`,
  `create index calls_by_account on calls (account_id, started_at)`,
  `create index calls_by_group on calls (call_group_id, started_at)`,
  `create index calls_that_run on calls (id) where ended_at is null`,
  `create index calls_of_property on calls (property_id, started_at)`,
  `create table call_events (id integer primary key, call_id integer not null references calls (id), at integer not null, kind text not null, phone text,
    step integer, reason text)`,
  `create index call_events_by_call on call_events (call_id, id)`,
  `create table call_photos (call_id integer primary key references calls (id), media_type text not null, base64 text not null, taken_at integer not null,
    kept_until integer not null)`,
  `create index call_photos_by_end on call_photos (kept_until)`,
]
