import type { SignInAsEnding } from '@portal/domain'
import { choice, instant, integer, key, table, text } from './tables.ts'

export const sessionTables = {
  sessions: table({
    token_hash: text().key(),
    auth_key_hash: text(),
    csrf_hash: text(),
    user_id: integer().references('users'),
    created_at: instant(),
    used_at: instant(),
    /** The id of the administrator who signed in as this user. */
    signed_in_by: integer().references('users').orNull(),
    /** The public id of the session, which gives no access. */
    public_id: text().default(''),
    /** The browser's User-Agent at the sign-in; at most 400 characters. */
    user_agent: text().default(''),
    /** The caller's network address at the sign-in. */
    address: text().default(''),
    /** Why an administrator signed in as this user; empty if none did, or for an older link. */
    reason: text().default(''),
    /** When a session as another user ends; afterwards the administrator can only return. Null for the usual end. */
    ends_at: instant().orNull(),
  }),
  /** Sign-ins of administrators as another user, shown in that user's history. */
  sign_ins_as: table({
    id: key(),
    user_id: integer().references('users'),
    by_user_id: integer().references('users'),
    reason: text().recordedAs('signInReason'),
    at: instant(),
    /** When the session ended; null while it is running, or if the link was never used. */
    ended_at: instant().orNull().recordedAs('signInEnded'),
    /** How the session ended; null while it has not. */
    ending: text<SignInAsEnding>().orNull().recordedAs('signInEnding'),
    /** The SHA-256 hash of the session's token; null before the session began. */
    session_hash: text().orNull(),
  }),
  /** When an operator last worked in an account. */
  account_visits: table({
    user_id: integer().references('users'),
    account_id: integer().references('accounts'),
    at: instant(),
  }, 'primary key (user_id, account_id)'),
  /** The code that was last sent to a user's phone. */
  phone_codes: table({
    user_id: integer().key().references('users'),
    phone: text(),
    code_hash: text(),
    expires_at: instant(),
  }),
  /** A mailed link that works once. */
  links: table({
    /** The SHA-256 hash of the link's token; the token itself is only in the mail. */
    token_hash: text().key(),
    kind: choice('resetPassword', 'masterUser', 'subscribe', 'signInAsAdmin'),
    /** The id of the user that the link is about; null for a person who is not a user yet. */
    user_id: integer().references('users').orNull(),
    /** The id of the administrator of a signInAsAdmin link. */
    by_user_id: integer().references('users').orNull(),
    /** The call group that the user of a Subscribe link can join; the next columns are values that the link suggests. */
    call_group_id: integer().references('call_groups').orNull(),
    suggested_username: text().default(''),
    watchman_phone_number: text().default(''),
    /** The reason of a signInAsAdmin link. */
    reason: text().default(''),
    created_at: instant(),
    expires_at: instant(),
    used_at: instant().orNull(),
  }),
  /** An invitation to answer the calls of a call group. Its state is that of its link. */
  call_group_invitations: table({
    id: key(),
    call_group_id: integer().references('call_groups'),
    token_hash: text().references('links', 'token_hash').unique().recordedAs('code'),
    email: text().recordedAs('recipient'),
    /** The step that the invited user joins, if it has room. */
    tier: integer().check('tier in (1, 2)').recordedAs('tier'),
    sent_by: text(),
  }),
}

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

export const twoStepTables = {
  /** A user's two-step sign-in. */
  two_steps: table({
    user_id: integer().key().references('users'),
    /** The authenticator app's key, encrypted. */
    sealed_secret: text(),
    /** When two-step sign-in was turned on; null while it is off. */
    on_at: instant().orNull().recordedAs('twoStep'),
    /** The 30-second period of the last used code, so that no code works twice. */
    last_step: integer(),
    codes_made_at: instant().orNull().recordedAs('recoveryCodes'),
    /** Why an administrator turned two-step sign-in off; empty if none did. */
    reset_reason: text().recordedAs('reason'),
  }),
  recovery_codes: table({
    user_id: integer().references('users'),
    /** The HMAC of the recovery code. */
    code_hash: text(),
  }, 'primary key (user_id, code_hash)'),
  passkeys: table({
    id: key(),
    user_id: integer().references('users'),
    name: text().recordedAs('passkey'),
    /** The passkey's id in base64url; the next column has its public key. */
    credential_id: text().unique(),
    public_key: text(),
    /** The authenticator's own count of its signatures; 0 if it doesn't count. */
    uses: integer(),
    created_at: instant(),
    used_at: instant().orNull(),
  }),
  /** A set-up that a signed-in user has begun: a key for an authenticator app, or a passkey. */
  begun_second_steps: table({
    user_id: integer().key().references('users'),
    sealed_secret: text().default(''),
    passkey_challenge: text().default(''),
  }),
  /** A sign-in with a correct password that waits for its second step. */
  sign_in_challenges: table({
    token_hash: text().key(),
    user_id: integer().references('users'),
    /** The encrypted key of an app that this sign-in sets up; empty if two-step sign-in is already on. */
    sealed_secret: text(),
    passkey_challenge: text(),
    tries: integer(),
    expires_at: instant(),
  }),
  /** A browser in which a user needs no second step. */
  trusted_browsers: table({
    /** The SHA-256 hash of the browser's cookie. */
    token_hash: text().key(),
    user_id: integer().references('users'),
    public_id: text(),
    user_agent: text(),
    address: text(),
    created_at: instant(),
    used_at: instant(),
    expires_at: instant(),
  }),
}

export const twoStepIndexes: readonly string[] = [
  `create index passkeys_by_user on passkeys (user_id)`,
  `create index sign_in_challenges_by_user on sign_in_challenges (user_id)`,
  `create index sign_in_challenges_by_end on sign_in_challenges (expires_at)`,
  `create index trusted_browsers_by_user on trusted_browsers (user_id)`,
  `create index trusted_browsers_by_end on trusted_browsers (expires_at)`,
]
