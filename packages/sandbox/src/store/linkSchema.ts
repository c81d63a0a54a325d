import { choice, instant, integer, key, table, text, type RowOf } from './tables.ts'

export const linkTables = {
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
  /** An invitation to answer the calls of a group. Whether it was answered or has expired, its link says. */
  call_group_invitations: table({
    id: key(),
    call_group_id: integer().references('call_groups'),
    token_hash: text().references('links', 'token_hash').unique(),
    email: text(),
    /** The tier that the person joins, if it has room. */
    tier: integer().check('tier in (1, 2)'),
    sent_by: text(),
  }),
}

export type LinksTable = RowOf<typeof linkTables.links>

export const linkIndexes: readonly string[] = [
  `create index links_by_user on links (user_id)`,
  `create index links_by_call_group on links (call_group_id) where call_group_id is not null`,
  `create index call_group_invitations_by_group on call_group_invitations (call_group_id)`,
]
