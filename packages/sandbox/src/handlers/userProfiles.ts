import { moduleKinds } from '@portal/domain'
import { pushCodesOfUsers } from '../accessCodes/pushCodesOfUsers.ts'
import { findUser, findUserToChange, type FoundUser } from '../people/findUser.ts'
import { findGroupToChange, visibleGroups } from '../people/groups.ts'
import { permittedModules, type Viewer } from '../people/viewer.ts'
import { conflict } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { bulkGroup, eachUser, inSlices, selectedUsers, toBulkResult, usersPerSlice, usersPerStatement } from '../userActions/bulkActions.ts'
import { grantableProfiles, moveToGroup, profilesOfUser, userProfiles } from '../userActions/moveToGroup.ts'
import { keepReceipt, type Undoable } from '../userActions/undoReceipts.ts'
import { type Handler, prepared } from './Handler.ts'

export const getUserGroupUserProfiles: Handler<'getUserGroupUserProfiles'> = async ({ UserID }, { viewer, store }) => {
  const user = await findUser(store, viewer, UserID, 'UserID')
  return profilesAnswer(store, viewer, user)
}

async function profilesAnswer(store: Store, viewer: Viewer, user: FoundUser) {
  const groups = await visibleGroups(store, viewer)
  const grantable = grantableProfiles(viewer)
  return {
    UserID: user.id,
    SelectedUserGroupID: user.group_id,
    UserGroups: groups.map(({ id, name, hierarchy_level: level }) => ({ ID: id, Name: name, HierarchyLevel: level })),
    SelectedUserProfiles: profilesOfUser(user),
    UserProfiles: userProfiles.map(({ id, name, description }) => ({ ID: id, Name: name, Description: description, IsGrantable: grantable.includes(id) })),
    Version: user.version,
    UpdatedBy: user.updated_by,
  }
}

export const saveUserGroupUserProfiles: Handler<'saveUserGroupUserProfiles'> = async (request, { viewer, now, store }) => {
  const { UserID, SelectedUserGroupID: groupId, SelectedUserProfiles: profiles, IsCodeuserGroupchanges, Version: seen } = request
  const user = await findUserToChange(store, viewer, UserID, 'UserID')
  if (seen !== null && seen !== user.version) throw conflict(await profilesAnswer(store, viewer, user))
  if (groupId !== null && groupId !== user.group_id) await findGroupToChange(store, viewer, groupId, 'SelectedUserGroupID')
  const version = await moveToGroup(store, viewer, user, { groupId, profiles }, now)
  if (IsCodeuserGroupchanges) await pushCodesOfUsers(store, user.account_id, [UserID], 'update', now)
  return { message: 'Saved.', Version: version ?? user.version }
}

export const saveUserGroupMultiUserMultiProfile = prepared<'saveUserGroupMultiUserMultiProfile'>(async (request, call) => {
  const { SelectedUsers, SelectedUserGroupId: groupId, SelectedUserProfiles: profiles } = request
  const { viewer, now } = call
  const choose = async (trx: Store) => {
    await findGroupToChange(trx, viewer, groupId, 'SelectedUserGroupId')
    return selectedUsers({ store: trx, vault: call.vault }, viewer, { SelectedUsers }, now)
  }
  const done = await inSlices(call, viewer, choose, profiles ? usersPerSlice : usersPerStatement, async (trx, users) => {
    if (!profiles) return bulkGroup(trx, viewer, users, groupId, now)
    const rows = await eachUser(trx, viewer, users, async (user) => {
      if ((await moveToGroup(trx, viewer, user, { groupId, profiles }, now)) === null) return
      if (user.group_id !== groupId) await pushCodesOfUsers(trx, user.account_id, [user.id], 'update', now)
    })
    return { rows }
  })
  const undoable: Undoable = { kind: 'group', groupId, before: done.flatMap(({ regrouped = [] }) => regrouped) }
  return async ({ store: trx }) => toBulkResult(done.flatMap(({ rows }) => rows), await keepReceipt(trx, viewer, undoable, now))
})

/** Names for the kinds of modules in specification §3, which gives only their numbers. */
const moduleNames: Record<number, string> = { 14: 'Access control', 21: 'Voice call groups', 22: 'Video call groups', 23: 'Billing' }

export const getTierServiceforUserModuleLevel: Handler<'getTierServiceforUserModuleLevel'> = async ({ userId, accountId }, { viewer, store }) => {
  const user = await findUser(store, viewer, userId, 'userId')
  const permitted = permittedModules(user)
  const isAdmin = user.is_user_admin === 1
  return {
    UserID: userId,
    AccountID: accountId,
    HierarchyLevel: user.hierarchy_level,
    Modules: moduleKinds.map((id) => ({
      ModuleID: id,
      Name: moduleNames[id] ?? `Module ${id}`,
      HasViewAccess: permitted.includes(id) && user.has_web_access === 1,
      HasAccountAccess: permitted.includes(id) && isAdmin && user.has_web_access === 1,
    })),
  }
}
