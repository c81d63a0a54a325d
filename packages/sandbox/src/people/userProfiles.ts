import { type GrantedFlag, mayGrant } from '@portal/domain'
import type { UsersTable } from '../store/peopleSchema.ts'
import { rightsHolder } from './rightsHolder.ts'
import type { UserFields } from './userColumns.ts'
import type { Viewer } from './viewer.ts'

export type ProfileId = 1 | 2 | 3

/** The user profiles of specification §7, each identified by a flag of §6. */
export const userProfiles: readonly { id: ProfileId; flag: GrantedFlag; name: string; description: string }[] = [
  { id: 1, flag: 'IsUserAdmin', name: 'Administrator', description: 'Manages people, access, invitations, call groups and billing.' },
  { id: 2, flag: 'IsKitsAdmin', name: 'Kits administrator', description: 'Sees devices and sends codes to them.' },
  { id: 3, flag: 'IsBillingAdmin', name: 'Billing administrator', description: 'Sees invoices, pays them and keeps the card and the bank account.' },
]

export function profilesOfUser(user: Pick<UsersTable, 'is_user_admin' | 'is_kits_admin' | 'is_billing_admin'>): ProfileId[] {
  const holds = { 1: user.is_user_admin, 2: user.is_kits_admin, 3: user.is_billing_admin }
  return userProfiles.flatMap(({ id }) => (holds[id] === 1 ? id : []))
}

export function profileFields(ids: readonly ProfileId[]): UserFields {
  return { IsUserAdmin: ids.includes(1), IsKitsAdmin: ids.includes(2), IsBillingAdmin: ids.includes(3) }
}

export function grantableProfiles(viewer: Viewer): ProfileId[] {
  return userProfiles.flatMap(({ id, flag }) => (mayGrant(rightsHolder(viewer.user), flag) ? id : []))
}
