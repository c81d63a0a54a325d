import { missingRow, selectedUsers, toBulkResult } from '../../people/bulk.ts'
import { bulkGroup, eachUser } from '../../people/bulkActions.ts'
import { findGroupToChange } from '../../people/groups.ts'
import { moveToGroup } from '../../people/moveToGroup.ts'
import { requireViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

export const saveUserGroupMultiUserMultiProfile: Handler<'saveUserGroupMultiUserMultiProfile'> = async (request, call) => {
  const { SelectedUsers, SelectedUserGroupId: groupId, SelectedUserProfiles: profiles } = request
  const viewer = await requireViewer(call, 'users.edit')
  const now = call.clock.now()
  return call.store.transaction().execute(async (trx) => {
    await findGroupToChange(trx, viewer, groupId, 'SelectedUserGroupId')
    const { users, missing } = await selectedUsers(trx, viewer, { SelectedUsers }, now)
    const rows = profiles
      ? await eachUser(trx, viewer, users, async (user) => void (await moveToGroup(trx, viewer, user, { groupId, profiles }, now)))
      : await bulkGroup(trx, viewer, users, groupId, now)
    return toBulkResult([...missing.map(missingRow), ...rows])
  })
}
