import { instant, integer, key, table, text } from './tables.ts'

export const twoStepTables = {
  /** A user's two-step sign-in. */
  two_steps: table({
    user_id: integer().key().references('users'),
    /** The authenticator app's key, encrypted. */
    sealed_secret: text(),
    /** When two-step sign-in was turned on; null while it is off. */
    on_at: instant().orNull(),
    /** The 30-second period of the last used code, so that no code works twice. */
    last_step: integer(),
    codes_made_at: instant().orNull(),
    /** Why an administrator turned two-step sign-in off; empty if none did. */
    reset_reason: text(),
  }),
  recovery_codes: table({
    user_id: integer().references('users'),
    /** The HMAC of the recovery code. */
    code_hash: text(),
  }, 'primary key (user_id, code_hash)'),
  passkeys: table({
    id: key(),
    user_id: integer().references('users'),
    name: text(),
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
