import type { SignInAsEnding } from '@portal/domain'
import { choice, instant, integer, key, type RowOf, table, text } from './tables.ts'

export const sessionTables = {
  sessions: table({
    token_hash: text().key(),
    auth_key_hash: text(),
    csrf_hash: text(),
    user_id: integer().references('users'),
    created_at: instant(),
    used_at: instant(),
    /** The administrator who signed in as this user. */
    signed_in_by: integer().references('users').orNull(),
    /** A public id of the session, without access. */
    public_id: text().default(''),
    /** The browser's User-Agent at the sign-in; at most 400 characters. */
    user_agent: text().default(''),
    /** The network address of the sign-in. */
    address: text().default(''),
    /** Why an administrator signed in as this user; empty where nobody did, or by an older link. */
    reason: text().default(''),
    /** The end of a session as another user; after it only the return works. Null: ordinary end. */
    ends_at: instant().orNull(),
  }),
  /** Sign-ins of administrators as another user, shown in that user's history. */
  sign_ins_as: table({
    id: key(),
    user_id: integer().references('users'),
    by_user_id: integer().references('users'),
    reason: text(),
    at: instant(),
    /** Null while the session runs, or if the link was never used. */
    ended_at: instant().orNull(),
    /** How it ended; null while it has not. */
    ending: text<SignInAsEnding>().orNull(),
    /** SHA-256 of the token of the session that it became; null before that. */
    session_hash: text().orNull(),
  }),
  /** When an operator worked in an account last. */
  account_visits: table({
    user_id: integer().references('users'),
    account_id: integer().references('accounts'),
    at: instant(),
  }, 'primary key (user_id, account_id)'),
  /** The code that was sent last to a user's phone. */
  phone_codes: table({
    user_id: integer().key().references('users'),
    phone: text(),
    code_hash: text(),
    expires_at: instant(),
  }),
  /** A mailed link that works once. */
  links: table({
    /** SHA-256 of the link's token; the token itself is only in the mail. */
    token_hash: text().key(),
    kind: choice('resetPassword', 'masterUser', 'subscribe', 'signInAsAdmin'),
    /** The user that the link is about; null for a person who is not a user yet. */
    user_id: integer().references('users').orNull(),
    /** The administrator of a signInAsAdmin link. */
    by_user_id: integer().references('users').orNull(),
    /** The call group that a subscribe link asks to join, and the values that it suggests. */
    call_group_id: integer().references('call_groups').orNull(),
    suggested_username: text().default(''),
    watchman_phone_number: text().default(''),
    /** Of a signInAsAdmin link: why. */
    reason: text().default(''),
    created_at: instant(),
    expires_at: instant(),
    used_at: instant().orNull(),
  }),
  /** An invitation to answer the calls of a group. Its link has its state. */
  call_group_invitations: table({
    id: key(),
    call_group_id: integer().references('call_groups'),
    token_hash: text().references('links', 'token_hash').unique(),
    email: text(),
    /** The step that the invited user joins, if it has room. */
    tier: integer().check('tier in (1, 2)'),
    sent_by: text(),
  }),
}

export type SessionsTable = RowOf<typeof sessionTables.sessions>

export const sessionIndexes: readonly string[] = [
  `create index sessions_by_user on sessions (user_id)`,
  `create index sessions_by_administrator on sessions (signed_in_by) where signed_in_by is not null`,
  `create index sessions_by_time on sessions (created_at)`,
  `create index sign_ins_as_open on sign_ins_as (ended_at)`,
  `create index sign_ins_as_of_person on sign_ins_as (user_id, by_user_id)`,
  `create index links_by_user on links (user_id)`,
  `create index links_by_call_group on links (call_group_id) where call_group_id is not null`,
  `create index call_group_invitations_by_group on call_group_invitations (call_group_id)`,
  `create index links_by_author on links (by_user_id) where by_user_id is not null`,
]

export type LinksTable = RowOf<typeof sessionTables.links>

