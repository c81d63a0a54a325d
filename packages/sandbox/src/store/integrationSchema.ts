import { choice, instant, integer, key, table, text } from './tables.ts'

export const integrationTables = {
  /** A machine key, which a partner's server sends instead of a session. It has the rights of its user, within its scopes. */
  machine_keys: table({
    id: key(),
    account_id: integer().references('accounts'),
    user_id: integer().references('users'),
    name: text(),
    /** The scopes of the key, separated by spaces, such as `users:read doors:write`. */
    scopes: text(),
    /** The SHA-256 hash of the key; the key itself is shown once. */
    key_hash: text().unique(),
    created_at: instant(),
    last_used_at: instant().orNull(),
    revoked_at: instant().orNull(),
    /** The start of the minute in which the key was last used; the next column counts the calls in that minute. */
    window_at: instant(),
    window_count: integer(),
  }),
  /** A webhook: an address of a partner's server that gets the events of an account. */
  webhooks: table({
    id: key(),
    account_id: integer().references('accounts'),
    url: text(),
    /** The kinds of events, separated by spaces, such as `invite.used call.missed`. */
    events: text(),
    /** The signing secret, encrypted. */
    sealed_secret: text(),
    created_at: instant(),
    /** The time up to which events are queued as deliveries. */
    seen_until: instant(),
  }),
  /** A message to one webhook. It is sent again until it arrives, for a day and a half at most. */
  webhook_deliveries: table({
    id: key(),
    webhook_id: integer().partOf('webhooks'),
    /** The id of the event, the same for every webhook and attempt, so that receivers recognize duplicates. */
    event_id: text(),
    event: text(),
    body: text(),
    created_at: instant(),
    tries: integer(),
    /** When the message is sent next; null once it is delivered or has failed. */
    next_at: instant().orNull(),
    state: choice('waiting', 'delivered', 'failed'),
    /** The HTTP status of the last answer, or why there was none. */
    answer: text(),
  }, 'unique (webhook_id, event_id)'),
}

export const integrationIndexes: readonly string[] = [
  `create index machine_keys_by_account on machine_keys (account_id)`,
  `create index machine_keys_by_user on machine_keys (user_id)`,
  `create index webhooks_by_account on webhooks (account_id)`,
  `create index webhook_deliveries_due on webhook_deliveries (next_at) where next_at is not null`,
]
