import type { Place } from '../access/places.ts'
import { pushCodesOfUsers } from '../accessCodes/pushCodesOfUsers.ts'
import { leaveCallGroups } from '../calls/callGroupMembers.ts'
import type { FoundUser } from '../people/findUser.ts'
import { requireRemovable } from '../people/guards.ts'
import { leaveFurtherUnits } from '../people/units.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import { changeUser } from './changeUser.ts'
import { forgetUser } from './forgetUser.ts'
import { invitesOf, setRevoked } from './invitesOf.ts'

/** Removes a user with all access and personal data; the username stays taken. Inside a transaction. */
export async function removeUser(trx: Store, viewer: Viewer, user: FoundUser, now: number, places?: readonly Place[]): Promise<void> {
  await requireRemovable(trx, viewer, user, now)
  await pushCodesOfUsers(trx, user.account_id, [user.id], 'remove', now, places)
  await trx.deleteFrom('access_codes').where('user_id', '=', user.id).execute()
  await setRevoked(trx, (await invitesOf(trx, user)).map(({ id }) => id), now)
  await leaveCallGroups(trx, user.id)
  await leaveFurtherUnits(trx, user.id)
  await trx.deleteFrom('user_places').where('user_id', '=', user.id).execute()
  await trx.deleteFrom('user_restrictions').where('user_id', '=', user.id).execute()
  await trx.updateTable('contacts').set({ user_id: null }).where('user_id', '=', user.id).execute()
  await trx.updateTable('links').set({ used_at: now }).where('user_id', '=', user.id).where('used_at', 'is', null).execute()
  const columns = { removed_at: now, has_web_access: 0, call_group_id: null, group_id: null, password_hash: '' }
  await changeUser(trx, viewer, user, columns, now)
  await forgetUser(trx, user, now)
}
