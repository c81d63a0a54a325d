import { type GrantedFlag, mayGrant } from '@portal/domain'
import type { FoundUser } from '../people/findUser.ts'
import { requireGrantable } from '../people/guards.ts'
import { userColumns, type UserFields } from '../people/userColumns.ts'
import { rightsHolder, type Viewer } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { changeUser } from './changeUser.ts'

/** Users can't move themselves: in a lower group, they could no longer see the other users and could not move back. */
export const ownGroupMessage = 'You cannot move yourself into another group.'

/**
 * Changes the group and the profiles of one user. Refuses the viewer's own user: 409 `OWN_USER`. Returns the version, or null if nothing
 * changed. Inside a transaction.
 */
export async function moveToGroup(
  trx: Store,
  viewer: Viewer,
  user: FoundUser,
  to: { groupId: number | null; profiles?: readonly ProfileId[] | undefined },
  now: number,
): Promise<number | null> {
  const fields = to.profiles ? profileFields(to.profiles) : {}
  requireGrantable(viewer, user, fields)
  if (user.id === viewer.user.id && user.group_id !== to.groupId) throw new Refusal(409, 'OWN_USER', ownGroupMessage)
  const columns = { ...(await userColumns(trx, user, fields, user.time_zone, now)), group_id: to.groupId }
  const isSame = user.group_id === to.groupId && Object.entries(columns).every(([name, value]) => user[name as keyof FoundUser] === value)
  return isSame ? null : changeUser(trx, viewer, user, columns, now)
}

type ProfileId = 1 | 2 | 3

/** The user profiles of specification §7, each identified by a flag of §6. */
export const userProfiles: readonly { id: ProfileId; flag: GrantedFlag; name: string; description: string }[] = [
  { id: 1, flag: 'IsUserAdmin', name: 'Administrator', description: 'Manages people, access, invitations, call groups and billing.' },
  { id: 2, flag: 'IsKitsAdmin', name: 'Kits administrator', description: 'Sees devices and sends codes to them.' },
  { id: 3, flag: 'IsBillingAdmin', name: 'Billing administrator', description: 'Sees invoices, pays them and keeps the card and the bank account.' },
]

export function profilesOfUser(user: Pick<Row<'users'>, 'is_user_admin' | 'is_kits_admin' | 'is_billing_admin'>): ProfileId[] {
  const holds = { 1: user.is_user_admin, 2: user.is_kits_admin, 3: user.is_billing_admin }
  return userProfiles.flatMap(({ id }) => (holds[id] === 1 ? id : []))
}

function profileFields(ids: readonly ProfileId[]): UserFields {
  return { IsUserAdmin: ids.includes(1), IsKitsAdmin: ids.includes(2), IsBillingAdmin: ids.includes(3) }
}

export function grantableProfiles(viewer: Viewer): ProfileId[] {
  return userProfiles.flatMap(({ id, flag }) => (mayGrant(rightsHolder(viewer.user), flag) ? id : []))
}
