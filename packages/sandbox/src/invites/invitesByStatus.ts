import type { KeptInviteStatus } from '@portal/domain'
import { type RawBuilder, sql } from 'kysely'

/**
 * The domain's `inviteStatus` of rows of `invites` in SQL, so that a page of invites is found along an index; invitesByStatus.test.ts compares both at
 * every moment at which a status changes.
 */
export function hasInviteStatus(status: KeptInviteStatus, now: number): RawBuilder<boolean> {
  const isOpen = sql`invites.revoked_at is null and (invites.end_at is null or invites.end_at > ${now})`
  const hasUses = sql`(invites.uses_left is null or invites.uses_left > 0)`
  switch (status) {
    case 'Revoked':
      return sql`invites.revoked_at is not null`
    case 'Expired':
      return sql`invites.revoked_at is null and invites.end_at <= ${now}`
    case 'UsedUp':
      return sql`${isOpen} and invites.uses_left <= 0`
    case 'NotYetValid':
      return sql`${isOpen} and ${hasUses} and invites.start_at > ${now}`
    case 'Valid':
      return sql`${isOpen} and ${hasUses} and (invites.start_at is null or invites.start_at <= ${now})`
    default:
      return status satisfies never
  }
}

const statuses = ['Revoked', 'Expired', 'UsedUp', 'NotYetValid', 'Valid'] as const satisfies readonly KeptInviteStatus[]

/** The status of a row at `now`. */
export function statusOfInvites(now: number): RawBuilder<KeptInviteStatus> {
  return sql`case ${sql.join(statuses.map((status) => sql`when ${hasInviteStatus(status, now)} then ${sql.lit(status)}`), sql` `)} end`
}
