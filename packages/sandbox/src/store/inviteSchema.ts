import type { Generated } from 'kysely'

/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number

export interface InvitesTable {
  id: string
  /** The account of the property. */
  account_id: number
  property_id: number
  /** SHA-256 of the link's token; the token itself is only in the mail. */
  link_hash: string
  type: 'Temporary' | 'Recurring'
  name: string
  /** The sender's name that a guest reads; it stays when the user is renamed. */
  sent_by: string
  /** The user who sent the invite. Null for an older invite whose sender's name does not belong to exactly one user. */
  sent_by_user_id: number | null
  description: string
  start_at: Instant | null
  /** The first instant at which the invite no longer opens. */
  end_at: Instant | null
  /** Null: without limit. */
  uses_allowed: number | null
  uses_left: number | null
  revoked_at: Instant | null
  last_used_at: Instant | null
  created_at: Instant
  /** A QR key, or digits for a keypad. */
  kind: 'QR' | 'PIN'
  /** The address to which the link was mailed; empty if it was not mailed. */
  recipient: string
  last_sent_at: Instant | null
  /** For a PIN invite: the sealed digits and their hash. */
  sealed_pin: string | null
  pin_hash: string | null
  version: number
  /** The name of the user who changed the invite last; empty if nobody has. */
  updated_by: string
}

/** Codes are derived from a secret, the invite and `counter`; only their hash is kept. */
export interface InviteCodesTable {
  code_hash: string
  invite_id: string
  counter: number
  made_at: Instant
  /** When a reader consumed the code (recurring invites). */
  used_at: Instant | null
  /** When the invite was sent again, which ended this code. */
  replaced_at: Instant | null
}

export interface InviteLocationsTable {
  invite_id: string
  port_id: string
  position: number
}

export interface InviteWeeklyTable {
  id: Generated<number>
  invite_id: string
  /** 0 Sunday … 6 Saturday, in the property's zone. */
  weekday: number
  start_minute: number
  /** 1440 is the end of the day. */
  end_minute: number
}

export interface InviteTables {
  invites: InvitesTable
  invite_codes: InviteCodesTable
  invite_locations: InviteLocationsTable
  invite_weekly: InviteWeeklyTable
}

export const inviteTables: readonly string[] = [
  `create table invites (id text primary key, property_id integer not null references properties (id), link_hash text not null unique,
    type text not null check (type in ('Temporary', 'Recurring')), name text not null, sent_by text not null, description text not null, start_at integer,
    end_at integer, uses_allowed integer, uses_left integer check (uses_left >= 0), revoked_at integer, last_used_at integer, created_at integer not null,
    kind text not null default 'QR', recipient text not null default '', last_sent_at integer, sealed_pin text, pin_hash text,
    sent_by_user_id integer references users (id), version integer not null default 1, updated_by text not null default '', account_id integer not null)`,
  `create index invites_by_pin on invites (pin_hash) where pin_hash is not null`,
  `create index invites_by_property on invites (property_id, created_at)`,
  `create index invites_by_sender on invites (sent_by_user_id) where sent_by_user_id is not null`,
  `create index invites_by_end on invites (property_id, end_at) where end_at is not null`,
  `create index invites_of_account on invites (account_id, created_at)`,
  `create index invites_ending on invites (account_id, end_at, start_at, uses_left, kind) where revoked_at is null`,
  `create index invites_revoked on invites (account_id, created_at) where revoked_at is not null`,
  `create table invite_codes (code_hash text primary key, invite_id text not null references invites (id) on delete cascade, counter integer not null,
    made_at integer not null, used_at integer, replaced_at integer, unique (invite_id, counter))`,
  `create unique index one_waiting_code on invite_codes (invite_id) where used_at is null and replaced_at is null`,
  `create table invite_locations (invite_id text not null references invites (id) on delete cascade, port_id text not null references ports (id),
    position integer not null, primary key (invite_id, port_id))`,
  `create index invite_locations_by_port on invite_locations (port_id, invite_id)`,
  `create table invite_weekly (id integer primary key autoincrement, invite_id text not null references invites (id) on delete cascade,
    weekday integer not null check (weekday between 0 and 6), start_minute integer not null check (start_minute between 0 and 1440),
    end_minute integer not null check (end_minute between 0 and 1440))`,
  `create index invite_weekly_by_invite on invite_weekly (invite_id)`,
]
