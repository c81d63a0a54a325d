import type { KeptInviteStatus } from '@portal/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'

/** Whether an invite has uses left, in SQL. */
export const hasUses = sql<boolean>`(invites.uses_left is null or invites.uses_left > 0)`

/**
 * The domain's `inviteStatus` in SQL, so that an index finds a page of invites. invitesByStatus.test.ts compares the two at every moment at
 * which a status changes.
 */
export function hasInviteStatus(status: KeptInviteStatus, now: number): RawBuilder<boolean> {
  const isOpen = sql`invites.revoked_at is null and (invites.end_at is null or invites.end_at > ${now})`
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

/** Finds valid invites by two ranges of the index of unrevoked invites: those that end later, and those without an end. */
const valid = statement((_store, { accountId, propertyId, now }: { accountId: number; propertyId: number; now: number }) => {
  const ofProperty = sql`select count(*) from invites where account_id = ${accountId} and +property_id = ${propertyId} and ${hasInviteStatus('Valid', now)}`
  return sql<{ total: number }>`select (${ofProperty} and end_at > ${now}) + (${ofProperty} and end_at is null) as total`
})

const validOfAccount = statement((_store, { accountId, now }: { accountId: number; now: number }) => {
  const ofAccount = sql`select count(*) from invites where account_id = ${accountId} and ${hasInviteStatus('Valid', now)}`
  return sql<{ total: number }>`select (${ofAccount} and end_at > ${now}) + (${ofAccount} and end_at is null) as total`
})

/** The number of invites of an account, or of one property, that are valid at `now`; ended invites are not read. */
export async function countValidInvites(store: Store, { accountId, propertyId }: { accountId: number; propertyId?: number }, now: number): Promise<number> {
  const { rows } = propertyId === undefined ? await validOfAccount(store, { accountId, now }) : await valid(store, { accountId, propertyId, now })
  return rows[0]?.total ?? 0
}
