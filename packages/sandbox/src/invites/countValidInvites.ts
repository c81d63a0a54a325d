import { sql } from 'kysely'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { hasInviteStatus } from './invitesByStatus.ts'

/** Two ranges of the index of invites that were not withdrawn: those that end later, and those without an end. */
const valid = statement((_store, { accountId, propertyId, now }: { accountId: number; propertyId: number; now: number }) => {
  const ofProperty = sql`select count(*) from invites where account_id = ${accountId} and +property_id = ${propertyId} and ${hasInviteStatus('Valid', now)}`
  return sql<{ total: number }>`select (${ofProperty} and end_at > ${now}) + (${ofProperty} and end_at is null) as total`
})

const validOfAccount = statement((_store, { accountId, now }: { accountId: number; now: number }) => {
  const ofAccount = sql`select count(*) from invites where account_id = ${accountId} and ${hasInviteStatus('Valid', now)}`
  return sql<{ total: number }>`select (${ofAccount} and end_at > ${now}) + (${ofAccount} and end_at is null) as total`
})

/** How many invites of an account, or of one property, are valid at `now`; what has ended is not read. */
export async function countValidInvites(store: Store, { accountId, propertyId }: { accountId: number; propertyId?: number }, now: number): Promise<number> {
  const { rows } = propertyId === undefined ? await validOfAccount(store, { accountId, now }) : await valid(store, { accountId, propertyId, now })
  return rows[0]?.total ?? 0
}
