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
