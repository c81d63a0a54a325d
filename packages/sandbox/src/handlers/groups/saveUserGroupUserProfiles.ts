import { findUserToChange } from '../../people/findUser.ts'
import { findGroupToChange } from '../../people/groups.ts'
import { moveToGroup } from '../../people/moveToGroup.ts'
import { pushCodesOfUser } from '../../people/pushCodesOfUser.ts'
import { requireUserViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

export const saveUserGroupUserProfiles: Handler<'saveUserGroupUserProfiles'> = async (request, call) => {
  const { UserID, SelectedUserGroupID: groupId, SelectedUserProfiles: profiles, IsCodeuserGroupchanges } = request
  const viewer = await requireUserViewer(call, 'users.edit', UserID)
  const now = call.clock.now()
  const Version = await call.store.transaction().execute(async (trx) => {
    const user = await findUserToChange(trx, viewer, UserID, 'UserID')
    if (groupId !== null && groupId !== user.group_id) await findGroupToChange(trx, viewer, groupId, 'SelectedUserGroupID')
    const version = await moveToGroup(trx, viewer, user, { groupId, profiles }, now)
    if (IsCodeuserGroupchanges) await pushCodesOfUser(trx, user.account_id, UserID, 'update', now)
    return version ?? user.version
  })
  return { message: 'Saved.', Version }
}
