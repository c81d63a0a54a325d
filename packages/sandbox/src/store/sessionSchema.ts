import type { SignInAsEnding } from '@portal/domain'
import type { Generated } from 'kysely'

/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number

export interface SessionsTable {
  token_hash: string
  auth_key_hash: string
  csrf_hash: string
  user_id: number
  created_at: Instant
  used_at: Instant
  /** The administrator who signed in as this user. */
  signed_in_by: number | null
  /** Tells it from the person's other sessions; opens nothing. */
  public_id: Generated<string>
  /** What the browser said of itself at the sign-in; cut to 400 characters. */
  user_agent: Generated<string>
  /** The network address of the sign-in. */
  address: Generated<string>
  /** Why an administrator signed in as this user; empty where nobody did, or by an older link. */
  reason: Generated<string>
  /** The first instant at which a session that an administrator began is over; only the way back is open then. Null: it ends as every session. */
  ends_at: Generated<Instant | null>
}

/** Each time an administrator signs in as somebody else, told in that person's history. */
export interface SignInsAsTable {
  id: Generated<number>
  user_id: number
  by_user_id: number
  reason: string
  at: Instant
  /** Null while the session runs, and where the link was never opened. */
  ended_at: Generated<Instant | null>
  /** How it ended; null while it has not. */
  ending: Generated<SignInAsEnding | null>
  /** SHA-256 of the token of the session that it became; null before that. */
  session_hash: Generated<string | null>
}

/** When an operator worked in an account last. */
export interface AccountVisitsTable {
  user_id: number
  account_id: number
  at: Instant
}

/** The code that was sent last to a person's telephone. */
export interface PhoneCodesTable {
  user_id: number
  phone: string
  code_hash: string
  expires_at: Instant
}

export interface SessionTables {
  sessions: SessionsTable
  sign_ins_as: SignInsAsTable
  account_visits: AccountVisitsTable
  phone_codes: PhoneCodesTable
}

export const sessionTables: readonly string[] = [
  `create table sessions (token_hash text primary key, auth_key_hash text not null, csrf_hash text not null, user_id integer not null references users (id),
    created_at integer not null, used_at integer not null, signed_in_by integer references users (id), public_id text not null default '',
    user_agent text not null default '', reason text not null default '', ends_at integer, address text not null default '')`,
  `create index sessions_by_user on sessions (user_id)`,
  `create index sessions_by_administrator on sessions (signed_in_by) where signed_in_by is not null`,
  `create index sessions_by_time on sessions (created_at)`,
  `create table sign_ins_as (id integer primary key, user_id integer not null references users (id), by_user_id integer not null references users (id),
    reason text not null, at integer not null, ended_at integer, session_hash text, ending text)`,
  `create index sign_ins_as_open on sign_ins_as (ended_at)`,
  `create index sign_ins_as_of_person on sign_ins_as (user_id, by_user_id)`,
  `create table account_visits (user_id integer not null references users (id), account_id integer not null references accounts (id), at integer not null,
    primary key (user_id, account_id))`,
  `create table phone_codes (user_id integer primary key references users (id), phone text not null, code_hash text not null, expires_at integer not null)`,
]
