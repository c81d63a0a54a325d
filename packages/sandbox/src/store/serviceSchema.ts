import type { Generated } from 'kysely'

/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number

export interface SettingsTable {
  key: string
  value: string
}

export interface TransportKeysTable {
  kid: string
  private_jwk: string
  public_jwk: string
  created_at: Instant
  /** Set by a rotation; the key is accepted for a while after it. Null: the current key. */
  retired_at: Instant | null
}

export interface NoncesTable {
  nonce: string
  expires_at: Instant
}

export interface AttemptsTable {
  id: Generated<number>
  bucket: string
  at: Instant
}

export interface IdempotencyTable {
  /** 'nobody' for calls without a session. */
  session_hash: string
  key: string
  endpoint: string
  /** A keyed hash, since a request may hold no more than a PIN. */
  text_hash: string
  /** Null while the first request is still running. */
  status: number | null
  /** Encrypted: an answer may hold a link or a PIN. */
  sealed_body: string | null
  /** The process that is at work on it (claimant.ts). */
  claimed_by: Generated<string>
  created_at: Instant
}

/** The work that a call in slices has done; kept until its answer is stored. */
export interface ProgressTable {
  session_hash: string
  key: string
  /** Counted from 0. */
  position: number
  /** JSON, encrypted. */
  sealed_part: string
  created_at: Instant
}

/** Mails that a real back end would send. */
export interface MailsTable {
  id: Generated<number>
  recipient: string
  subject: string
  text: string
  link: string | null
  sent_at: Instant
  /** The name of the account's brand; empty: the portal's own mail. */
  sender: Generated<string>
}

export interface MailAttachmentsTable {
  mail_id: number
  position: number
  file_name: string
  media_type: string
  base64: string
}

/** Failures that were switched on by hand. */
export interface FaultsTable {
  endpoint: string
  latency_ms: number
  failure: string | null
}

export interface ServiceTables {
  settings: SettingsTable
  transport_keys: TransportKeysTable
  nonces: NoncesTable
  attempts: AttemptsTable
  idempotency: IdempotencyTable
  progress: ProgressTable
  mails: MailsTable
  mail_attachments: MailAttachmentsTable
  faults: FaultsTable
}

export const serviceTables: readonly string[] = [
  `create table settings (key text primary key, value text not null)`,
  `create table transport_keys (kid text primary key, private_jwk text not null, public_jwk text not null, created_at integer not null, retired_at integer)`,
  `create table nonces (nonce text primary key, expires_at integer not null) without rowid`,
  `create index nonces_by_expiry on nonces (expires_at)`,
  `create table attempts (id integer primary key, bucket text not null, at integer not null)`,
  `create index attempts_by_bucket on attempts (bucket, at)`,
  `create index attempts_by_time on attempts (at)`,
  `create table idempotency (session_hash text not null, key text not null, endpoint text not null, text_hash text not null, status integer, sealed_body text,
    created_at integer not null, claimed_by text not null default '', primary key (session_hash, key))`,
  `create index idempotency_by_time on idempotency (created_at)`,
  `create table progress (session_hash text not null, key text not null, position integer not null, sealed_part text not null, created_at integer not null,
    primary key (session_hash, key, position)) without rowid`,
  `create index progress_by_time on progress (created_at)`,
  `create table mails (id integer primary key autoincrement, recipient text not null, subject text not null, text text not null, link text,
    sent_at integer not null, sender text not null default '')`,
  `create table mail_attachments (mail_id integer not null references mails (id), position integer not null, file_name text not null,
    media_type text not null, base64 text not null, primary key (mail_id, position))`,
  `create table faults (endpoint text primary key, latency_ms integer not null, failure text)`,
]
