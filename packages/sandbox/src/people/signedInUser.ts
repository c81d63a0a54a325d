import { hasWebAccess } from '@portal/domain'
import { endSession, type Session } from '../secrets/sessions.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import { maySignInAsUser } from './standing.ts'
import { findWebUser, webAccessOf } from './webUser.ts'
import { statement } from '../store/statement.ts'

export type SignedInUser = NonNullable<Awaited<ReturnType<typeof readSignedInUser>>>

/**
 * The user of a session, if the user may sign in at `now`. If an administrator began the session as the user, the administrator must be
 * allowed to, too. Otherwise undefined: the session has ended, and does not return when access is given back.
 */
export async function signedInUser({ store, clock }: Pick<Services, 'store' | 'clock'>, session: Session) {
  const now = clock.now()
  const user = await readSignedInUser(store, session.userId)
  if (user && hasWebAccess(webAccessOf(user), now) && (await mayAdministratorStay(store, session, now))) return user
  await endSession(store, session)
  return undefined
}

/** Reads a user in their own account, with every column that the handlers need, whether or not the user may sign in. Undefined for a removed user. */
export async function readSignedInUser(store: Store, id: number) {
  return (await usersWithAccount(store, { id })).rows[0]
}

const usersWithAccount = statement((store, { id }: { id: number }) =>
  store
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .innerJoin('properties', 'properties.id', 'users.property_id')
    .leftJoin('user_groups', 'user_groups.id', 'users.group_id')
    .selectAll('users')
    .select(['accounts.name as account_name', 'accounts.is_active', 'accounts.tenant_type', 'properties.name as property_name', 'properties.time_zone'])
    // The user's own account. `account_id` is the account in which the user works (workIn.ts).
    .select(['user_groups.hierarchy_level', 'users.account_id as own_account_id'])
    .where('users.id', '=', id)
    .where('users.removed_at', 'is', null))

/** Whether the administrator who began the session as this user still may; true for ordinary sessions. */
async function mayAdministratorStay(store: Store, { signedInBy, userId }: Session, now: number): Promise<boolean> {
  if (signedInBy === null) return true
  return (await findWebUser(store, signedInBy, now)) !== undefined && (await maySignInAsUser(store, signedInBy, userId))
}
