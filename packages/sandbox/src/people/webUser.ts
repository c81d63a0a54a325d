import { hasWebAccess, type WebAccess } from '@portal/domain'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/peopleSchema.ts'

/** The columns that limit a user's web access. */
export const webColumns = ['has_web_access', 'web_login_until_at', 'valid_until_at'] as const

export type WebColumns = Pick<UsersTable, (typeof webColumns)[number]>

/** A user's web access. A user whose access has ended has no web access either. */
export function webAccessOf(user: WebColumns): WebAccess {
  const ends = [user.web_login_until_at, user.valid_until_at].filter((at) => at !== null)
  return { isEnabled: user.has_web_access === 1, until: ends.length === 0 ? null : Math.min(...ends) }
}

/** Refuses a user whose access has ended, or who has no web access. */
export function requireWebAccess(user: WebColumns, now: number): void {
  if (user.valid_until_at !== null && user.valid_until_at <= now) throw new Refusal(403, 'ACCESS_ENDED', 'Your access has ended. Please ask your administrator.')
  if (!hasWebAccess(webAccessOf(user), now)) throw new Refusal(403, 'NON_WEB_ACCESS_USER', 'This account signs in on the phone only. Please use the mobile app.')
}

/** The user with this id, if they may sign in at `now`; undefined for a missing id, a removed user and a user without web access. */
export async function findWebUser(store: Store, id: number | null, now: number): Promise<UsersTable | undefined> {
  if (id === null) return undefined
  const user = await store.selectFrom('users').selectAll().where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst()
  return user && hasWebAccess(webAccessOf(user), now) ? user : undefined
}
