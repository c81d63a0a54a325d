import type { Generated } from 'kysely'

/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number

/** A mailed link that works once. */
export interface LinksTable {
  /** SHA-256 of the link's token; the token itself is only in the mail. */
  token_hash: string
  kind: 'resetPassword' | 'masterUser' | 'subscribe' | 'signInAsAdmin'
  /** The user that the link is about; null for a person who is not a user yet. */
  user_id: number | null
  /** The administrator of a signInAsAdmin link. */
  by_user_id: number | null
  /** The call group that a subscribe link asks to join, and the values that it suggests. */
  call_group_id: number | null
  suggested_username: string
  watchman_phone_number: string
  /** Of a signInAsAdmin link: why. */
  reason: string
  created_at: Instant
  expires_at: Instant
  used_at: Instant | null
}

/** An invitation to answer the calls of a group. Whether it was answered or has expired, its link says. */
export interface CallGroupInvitationsTable {
  id: Generated<number>
  call_group_id: number
  token_hash: string
  email: string
  /** The tier that the person joins, if it has room. */
  tier: number
  sent_by: string
}

export interface LinkTables {
  links: LinksTable
  call_group_invitations: CallGroupInvitationsTable
}

export const linkTables: readonly string[] = [
  `create table links (token_hash text primary key, kind text not null check (kind in ('resetPassword', 'masterUser', 'subscribe', 'signInAsAdmin')),
    user_id integer references users (id), by_user_id integer references users (id), call_group_id integer references call_groups (id),
    suggested_username text not null default '', watchman_phone_number text not null default '', created_at integer not null, expires_at integer not null,
    used_at integer, reason text not null default '')`,
  `create index links_by_user on links (user_id)`,
  `create index links_by_call_group on links (call_group_id) where call_group_id is not null`,
  `create table call_group_invitations (id integer primary key, call_group_id integer not null references call_groups (id),
    token_hash text not null unique references links (token_hash), email text not null, tier integer not null check (tier in (1, 2)), sent_by text not null)`,
  `create index call_group_invitations_by_group on call_group_invitations (call_group_id)`,
]
