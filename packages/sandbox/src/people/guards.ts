import { isOperator, mayDo } from '@portal/domain'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/schema.ts'
import { rightsHolder } from './rightsHolder.ts'
import type { UserFields } from './userColumns.ts'
import type { Viewer } from './viewer.ts'

type Flags = Pick<UsersTable, 'id' | 'account_id' | 'is_user_admin' | 'is_kits_admin' | 'is_billing_admin' | 'has_web_access'>

/** Rights that one has not oneself cannot be given or taken. 403 `FORBIDDEN` with `field`. */
export function requireGrantable({ user }: Viewer, before: Flags, fields: UserFields): void {
  const rows = [
    { field: 'IsUserAdmin', was: before.is_user_admin, asked: fields.IsUserAdmin, may: mayGrant(user, 'users.setAdmin') },
    { field: 'IsKitsAdmin', was: before.is_kits_admin, asked: fields.IsKitsAdmin, may: isOperator(user) || user.is_kits_admin === 1 },
    { field: 'IsBillingAdmin', was: before.is_billing_admin, asked: fields.IsBillingAdmin, may: mayGrant(user, 'users.setBillingAdmin') },
  ]
  const refused = rows.find(({ was, asked, may }) => asked !== undefined && Number(asked) !== was && !may)
  if (refused) throw new Refusal(403, 'FORBIDDEN', 'You can only give rights that you have yourself.', { field: refused.field })
}

export function mayGrant(user: Viewer['user'], right: 'users.setAdmin' | 'users.setBillingAdmin'): boolean {
  return mayDo(rightsHolder(user), right)
}

/** Why a person may not lose sign-in or administration; null where they may. */
export type Keeper = { code: 'LAST_ADMINISTRATOR' | 'OWN_USER'; message: string }

/** Nobody locks themselves out, and every account keeps one administrator who can sign in. */
export async function keeperOf(store: Store, viewer: Viewer, before: Flags): Promise<Keeper | null> {
  if (before.id === viewer.user.id) return { code: 'OWN_USER', message: 'You cannot do this to your own user.' }
  if (before.is_user_admin === 0 || before.has_web_access === 0) return null
  const other = await store
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', before.account_id)
    .where('removed_at', 'is', null)
    .where('is_user_admin', '=', 1)
    .where('has_web_access', '=', 1)
    .where('id', '!=', before.id)
    .executeTakeFirst()
  return other ? null : { code: 'LAST_ADMINISTRATOR', message: 'The account would be left without an administrator.' }
}

export async function requireNoKeeper(store: Store, viewer: Viewer, before: Flags): Promise<void> {
  const keeper = await keeperOf(store, viewer, before)
  if (keeper) throw new Refusal(409, keeper.code, keeper.message)
}
