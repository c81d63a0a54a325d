import type { sessionTables } from './sessionSchema.ts'
import { instant, integer, key, type RowOf, table, text } from './tables.ts'

export const serviceTables = {
  settings: table({
    key: text().key(),
    value: text(),
  }),
  transport_keys: table({
    kid: text().key(),
    private_jwk: text(),
    public_jwk: text(),
    created_at: instant(),
    /** When the key was replaced; it is accepted for a while afterwards. Null for the current key. */
    retired_at: instant().orNull(),
  }),
  nonces: table({
    nonce: text().key(),
    expires_at: instant(),
  }),
  attempts: table({
    id: key(),
    bucket: text(),
    at: instant(),
  }),
  idempotency: table({
    /** The hash of the session; 'nobody' for calls without one. */
    session_hash: text(),
    key: text(),
    endpoint: text(),
    /** A keyed hash of the request, since a request may be nothing but a PIN. */
    text_hash: text(),
    /** The status of the answer; null while the first request is still running. */
    status: integer().orNull(),
    /** The body of the answer, encrypted, because it may contain a link or a PIN. */
    sealed_body: text().orNull(),
    /** The name of the process that works on the request (middleware/idempotency.ts). */
    claimed_by: text().default(''),
    created_at: instant(),
  }, 'primary key (session_hash, key)'),
  /** The progress of a call that works in slices, until its answer is stored. */
  progress: table({
    session_hash: text(),
    key: text(),
    /** The position of the part, counted from 0. */
    position: integer(),
    /** The part as JSON, encrypted. */
    sealed_part: text(),
    created_at: instant(),
  }, 'primary key (session_hash, key, position)'),
  /** Mails that a real back end would send. */
  mails: table({
    id: key(),
    recipient: text(),
    subject: text(),
    text: text(),
    link: text().orNull(),
    sent_at: instant(),
    /** The name of the account's brand; empty for the portal's own mail. */
    sender: text().default(''),
  }),
  mail_attachments: table({
    mail_id: integer().references('mails'),
    position: integer(),
    file_name: text(),
    media_type: text(),
    base64: text(),
  }, 'primary key (mail_id, position)'),
  /** Faults of endpoints, set by hand in the console. */
  faults: table({
    endpoint: text().key(),
    latency_ms: integer(),
    failure: text().orNull(),
  }),
  /** The sign-ins that the console shows. */
  seed_sign_ins: table({
    username: text().key(),
    password: text(),
    audience: text(),
    name: text(),
    lands: text(),
    position: integer(),
  }),
  seed_invites: table({
    invite_id: text().key(),
    token: text(),
    position: integer(),
  }),
  seed_links: table({
    token: text().key(),
    kind: text<RowOf<typeof sessionTables.links>['kind']>(),
    /** The text that the console shows as the link's state until someone uses the link. */
    state: text(),
    who: text(),
    position: integer(),
  }),
}

export const serviceIndexes: readonly string[] = [
  `create index nonces_by_expiry on nonces (expires_at)`,
  `create index attempts_by_bucket on attempts (bucket, at)`,
  `create index attempts_by_time on attempts (at)`,
  `create index idempotency_by_time on idempotency (created_at)`,
  `create index progress_by_time on progress (created_at)`,
]
