import type { UsersTable } from '../store/schema.ts'
import { mayGrant } from './guards.ts'
import type { UserFields } from './userColumns.ts'
import type { Viewer } from './viewer.ts'

export type ProfileId = 1 | 2 | 3

/** What specification §7 calls user profiles, told by the flags of §6. */
export const userProfiles: readonly { id: ProfileId; name: string; description: string }[] = [
  { id: 1, name: 'Administrator', description: 'Manages people, access, invitations and call groups.' },
  { id: 2, name: 'Kits administrator', description: 'Sees devices and sends codes to them.' },
  { id: 3, name: 'Billing administrator', description: 'Sees and pays invoices.' },
]

export function profilesOfUser(user: Pick<UsersTable, 'is_user_admin' | 'is_kits_admin' | 'is_billing_admin'>): ProfileId[] {
  const holds = { 1: user.is_user_admin, 2: user.is_kits_admin, 3: user.is_billing_admin }
  return userProfiles.flatMap(({ id }) => (holds[id] === 1 ? id : []))
}

export function profileFields(ids: readonly ProfileId[]): UserFields {
  return { IsUserAdmin: ids.includes(1), IsKitsAdmin: ids.includes(2), IsBillingAdmin: ids.includes(3) }
}

export function grantableProfiles(viewer: Viewer): ProfileId[] {
  const may = { 1: mayGrant(viewer.user, 'users.setAdmin'), 2: viewer.isOperator || viewer.user.is_kits_admin === 1, 3: mayGrant(viewer.user, 'users.setBillingAdmin') }
  return userProfiles.flatMap(({ id }) => (may[id] ? id : []))
}
