import { type GrantedFlag, grantedFlags, hasWebAccess, mayGrant } from '@portal/domain'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import type { UserFields } from './userColumns.ts'
import { mayChange, rightsHolder, type StandingRow, type Viewer, webAccessOf, type WebColumns, webColumns } from './viewer.ts'
import type { Sentence } from '../words/sentence.ts'

type Flags = Pick<Row<'users'>, 'id' | 'account_id' | 'is_user_admin' | 'is_kits_admin' | 'is_billing_admin' | 'has_web_access'>

const columnOf = { IsUserAdmin: 'is_user_admin', IsKitsAdmin: 'is_kits_admin', IsBillingAdmin: 'is_billing_admin' } as const satisfies Record<GrantedFlag, keyof Flags>

/** Refuses to give or remove a right that the viewer does not have: 403 `FORBIDDEN` with `field`. */
export function requireGrantable({ user }: Viewer, before: Flags, fields: UserFields): void {
  for (const field of Object.keys(grantedFlags) as GrantedFlag[]) {
    const isChanged = fields[field] !== undefined && Number(fields[field]) !== before[columnOf[field]]
    if (isChanged && !mayGrant(rightsHolder(user), field)) {
      throw new Refusal(403, 'FORBIDDEN', 'You can only give rights that you have yourself.', { field })
    }
  }
}

/** Refuses viewers who would lift a limit on themselves: 403 `LIMITED` with `field`. */
export function requireOthersLimit({ user }: Viewer, userId: number, isLifted: boolean, field: string): void {
  if (isLifted && userId === user.id) throw new Refusal(403, 'LIMITED', 'Another administrator has to change your limits.', { field })
}

/** Refuses a change that leaves a user without a group, if the user would then have a higher rank than the viewer: 403 `FORBIDDEN`. */
export function requirePlaceable(viewer: Viewer, before: StandingRow, columns: Partial<Row<'users'>>): void {
  if (typeof columns.removed_at === 'number') return
  const after = { ...before, ...columns }
  // A move into another group was already checked by `findGroupToChange`.
  if (after.group_id !== null && after.group_id !== before.group_id) return
  const level = after.group_id === null ? null : before.hierarchy_level
  if (mayChange(viewer, before) && !mayChange(viewer, { ...after, hierarchy_level: level })) {
    throw new Refusal(403, 'FORBIDDEN', 'Administrators without a group are above your level. Choose a group.', { field: 'UserGroupID' })
  }
}

/** Why a user must keep web access and administration; null if they may lose them. */
export type RemovalBlocker = { code: 'LAST_ADMINISTRATOR' | 'OWN_USER'; message: Sentence }

type Kept = Flags & WebColumns

/**
 * Why web access or administration can't be removed from a user. No one may lock themselves out, and every account keeps an administrator
 * who can sign in at `now`.
 */
export async function removalBlocker(store: Store, viewer: Viewer, before: Kept, now: number): Promise<RemovalBlocker | null> {
  if (before.id === viewer.user.id && !viewer.isLeaving) return { code: 'OWN_USER', message: 'You cannot do this to your own user.' }
  if (before.is_user_admin === 0 || !hasWebAccess(webAccessOf(before), now)) return null
  const others = await store
    .selectFrom('users')
    .select(webColumns)
    .where('account_id', '=', before.account_id)
    .where('removed_at', 'is', null)
    .where('is_user_admin', '=', 1)
    .where('id', '!=', before.id)
    .execute()
  const isKept = others.some((other) => hasWebAccess(webAccessOf(other), now))
  return isKept ? null : { code: 'LAST_ADMINISTRATOR', message: 'The account would be left without an administrator.' }
}

export async function requireRemovable(store: Store, viewer: Viewer, before: Kept, now: number): Promise<void> {
  const blocker = await removalBlocker(store, viewer, before, now)
  if (blocker) throw new Refusal(409, blocker.code, blocker.message)
}
