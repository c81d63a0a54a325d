import { findUser } from '../../people/findUser.ts'
import { visibleGroups } from '../../people/groups.ts'
import { grantableProfiles, profilesOfUser, userProfiles } from '../../people/userProfiles.ts'
import { requireUserViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

export const getUserGroupUserProfiles: Handler<'getUserGroupUserProfiles'> = async ({ UserID }, call) => {
  const viewer = await requireUserViewer(call, 'users.view', UserID)
  const user = await findUser(call.store, viewer, UserID, 'UserID')
  const groups = await visibleGroups(call.store, viewer)
  const grantable = grantableProfiles(viewer)
  return {
    UserID,
    SelectedUserGroupID: user.group_id,
    UserGroups: groups.map(({ id, name, hierarchy_level: level }) => ({ ID: id, Name: name, HierarchyLevel: level })),
    SelectedUserProfiles: profilesOfUser(user),
    UserProfiles: userProfiles.map(({ id, name, description }) => ({ ID: id, Name: name, Description: description, IsGrantable: grantable.includes(id) })),
  }
}
