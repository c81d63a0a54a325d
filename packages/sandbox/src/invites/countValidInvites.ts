import { sql } from 'kysely'
import type { Store } from '../store/openStore.ts'
import { statement } from '../store/statement.ts'
import { hasInviteStatus } from './invitesByStatus.ts'

/** Two ranges of the index of invites that were not withdrawn: those that end later, and those without an end. */
const valid = statement((_store, { accountId, propertyId, now }: { accountId: number; propertyId: number; now: number }) => {
  const ofProperty = sql`select count(*) from invites where of_account_id = ${accountId} and +property_id = ${propertyId} and ${hasInviteStatus('Valid', now)}`
  return sql<{ total: number }>`select (${ofProperty} and end_at > ${now}) + (${ofProperty} and end_at is null) as total`
})

/** How many invites of a property are valid at `now`; what has ended is not read. */
export async function countValidInvites(store: Store, accountId: number, propertyId: number, now: number): Promise<number> {
  return (await valid(store, { accountId, propertyId, now })).rows[0]?.total ?? 0
}
