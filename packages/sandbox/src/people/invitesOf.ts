import { sql } from 'kysely'
import type { Store } from '../store/openStore.ts'
import type { FoundUser } from './findUser.ts'

/** Invitations in a user's name that are not withdrawn; none where two users of the account have that name. */
export async function invitesOf(store: Store, user: Pick<FoundUser, 'id' | 'name' | 'account_id'>): Promise<{ id: string; name: string }[]> {
  const namesake = await store
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', user.account_id)
    .where('name', '=', user.name)
    .where('id', '!=', user.id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (namesake) return []
  return store
    .selectFrom('invites')
    .innerJoin('properties', 'properties.id', 'invites.property_id')
    .select(['invites.id', 'invites.name'])
    .where('properties.account_id', '=', user.account_id)
    .where('invites.sent_by', '=', user.name)
    .where('invites.revoked_at', 'is', null)
    .orderBy(sql`invites.rowid`)
    .execute()
}

export async function setRevoked(trx: Store, ids: readonly string[], at: number | null): Promise<void> {
  if (ids.length > 0) await trx.updateTable('invites').set({ revoked_at: at }).where('id', 'in', ids).execute()
}
