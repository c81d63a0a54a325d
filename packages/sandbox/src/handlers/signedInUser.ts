import { Refusal } from '../Refusal.ts'
import type { Call } from './Handler.ts'

/** The user of the call's session, or undefined once removed. */
export function signedInUser({ store, session }: Call) {
  if (!session) throw new Refusal(401, 'SESSION_INVALID', 'Please sign in.')
  return store
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .innerJoin('properties', 'properties.id', 'users.property_id')
    .selectAll('users')
    .select(['accounts.name as account_name', 'accounts.is_active', 'properties.name as property_name', 'properties.time_zone'])
    .where('users.id', '=', session.userId)
    .where('users.removed_at', 'is', null)
    .executeTakeFirst()
}
