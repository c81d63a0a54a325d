import { hasWebAccess, type WebAccess } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/schema.ts'

export function webAccessOf(user: Pick<UsersTable, 'has_web_access' | 'web_login_until_at'>): WebAccess {
  return { isEnabled: user.has_web_access === 1, until: user.web_login_until_at }
}

/** The user with this id, if they may sign in at `now`; undefined for null, for a removed user and for a user without web access. */
export async function findWebUser(store: Store, id: number | null, now: number): Promise<UsersTable | undefined> {
  if (id === null) return undefined
  const user = await store.selectFrom('users').selectAll().where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst()
  return user && hasWebAccess(webAccessOf(user), now) ? user : undefined
}
