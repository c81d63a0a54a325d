import { sql } from 'kysely'
import type { Store } from '../store/openStore.ts'
import { hasInviteStatus } from './invitesByStatus.ts'

/** How many invites of an account, or of one property, are valid at `now`; what has ended is not read. */
export async function countValidInvites(store: Store, { accountId, propertyId }: { accountId: number; propertyId?: number }, now: number): Promise<number> {
  const ofProperty = propertyId === undefined ? sql`true` : sql`+property_id = ${propertyId}`
  const valid = sql`select count(*) from invites where account_id = ${accountId} and ${ofProperty} and ${hasInviteStatus('Valid', now)}`
  // Two ranges of the index of invites that were not withdrawn: those that end later, and those without an end.
  const { rows } = await sql<{ total: number }>`select (${valid} and end_at > ${now}) + (${valid} and end_at is null) as total`.execute(store)
  return rows[0]?.total ?? 0
}
