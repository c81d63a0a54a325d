import { instant, integer, key, table, text } from './tables.ts'

export const twoStepTables = {
  /** Two-step sign-in of a user. */
  two_steps: table({
    user_id: integer().key().references('users'),
    /** The authenticator app's key, encrypted. */
    sealed_secret: text(),
    /** Null: off. */
    on_at: instant().orNull(),
    /** The 30-second step of the last used code. It keeps a code from working twice. */
    last_step: integer(),
    codes_made_at: instant().orNull(),
    /** Why an administrator turned it off; empty if none did. */
    reset_reason: text(),
  }),
  recovery_codes: table({
    user_id: integer().references('users'),
    /** HMAC of the code. */
    code_hash: text(),
  }, 'primary key (user_id, code_hash)'),
  passkeys: table({
    id: key(),
    user_id: integer().references('users'),
    name: text(),
    /** The id and the public key, in base64url. */
    credential_id: text().unique(),
    public_key: text(),
    /** The authenticator's own count of its signatures; 0 where it has none. */
    uses: integer(),
    created_at: instant(),
    used_at: instant().orNull(),
  }),
  /** What a signed-in user has begun: a key for an app, or a passkey. */
  begun_second_steps: table({
    user_id: integer().key().references('users'),
    sealed_secret: text().default(''),
    passkey_challenge: text().default(''),
  }),
  /** Sign-ins with a right password that wait for their second step. */
  sign_in_challenges: table({
    token_hash: text().key(),
    user_id: integer().references('users'),
    /** The key of an app that this sign-in sets up, encrypted; empty where two-step sign-in is on. */
    sealed_secret: text(),
    passkey_challenge: text(),
    tries: integer(),
    expires_at: instant(),
  }),
  /** Browsers that need no second step. */
  trusted_browsers: table({
    /** SHA-256 of the browser's cookie. */
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
