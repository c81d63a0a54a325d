import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { mayChangeGroup } from '@portal/domain'
import { sql } from 'kysely'
import { accessSummaries, memberOf } from '../access/accessSummaries.ts'
import { findGroup, findGroupToChange, memberCounts, standingOfGroup, visibleGroups } from '../people/groups.ts'
import type { Viewer } from '../people/viewer.ts'
import { groupCodeHolder, groupNameHolder } from '../people/taken.ts'
import { conflict, invalid, Refusal, taken } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { type Handler, only } from './Handler.ts'
import { filled } from '../words/sentence.ts'
import type { Row } from '../store/schema.ts'

type UserGroup = ResponseOf<(typeof endpoints)['getUserGroups']>['UserGroups'][number]

export const getUserGroups: Handler<'getUserGroups'> = async (_request, { viewer, store, now }) => {
  return { UserGroups: await groupAnswers(store, viewer, await visibleGroups(store, viewer), now) }
}

export const saveUserGroup: Handler<'saveUserGroup'> = async (request, { viewer, store, now }) => {
  const { ID, Version, HierarchyLevel } = request
  const values = {
    name: request.Name,
    description: request.Description,
    hierarchy_level: HierarchyLevel,
    is_client_portal_visible: Number(request.IsClientPortalVisible),
    group_code: request.GroupCode,
    keeps_access: Number(request.KeepsAccessInLockdown),
    updated_by: viewer.user.name,
  }
  if (values.name === '') throw invalid('Name', 'Enter a name.')
  if (!mayChangeGroup(viewer.standing, { accountId: viewer.accountId, level: HierarchyLevel })) {
    throw new Refusal(403, 'FORBIDDEN', 'You can only place groups below your own.', { field: 'HierarchyLevel' })
  }
  const before = ID === undefined ? null : await findGroupToChange(store, viewer, ID)
  if (before && before.version !== Version) {
    throw conflict(await groupAnswer(store, viewer, before, now))
  }
  const scope = { accountId: viewer.accountId, exceptId: ID }
  if (await groupNameHolder(store, scope, values.name)) throw taken('Name', 'Another group has this name.')
  if (await groupCodeHolder(store, scope, values.group_code)) throw taken('GroupCode', 'Another group has this code.')
  if (before) await store.updateTable('user_groups').set({ ...values, version: before.version + 1 }).where('id', '=', before.id).execute()
  const { id } = before ?? (await store.insertInto('user_groups').values({ ...values, account_id: viewer.accountId, is_no_access: 0, version: 1 }).returning('id').executeTakeFirstOrThrow())
  return { message: 'Saved.', UserGroup: await groupAnswer(store, viewer, await findGroup(store, viewer, id), now) }
}

export const deleteUserGroup: Handler<'deleteUserGroup'> = async ({ ID, MoveToUserGroupID }, { viewer, now, store }) => {
  const group = await findGroupToChange(store, viewer, ID)
  if (group.is_no_access === 1) throw new Refusal(409, 'NO_ACCESS_GROUP', 'Users who move out go to this group. It can’t be deleted.')
  const total = (await memberCounts(store, group.account_id, [ID])).get(ID) ?? 0
  if (total > 0 && MoveToUserGroupID === undefined) {
    const message = total === 1 ? '1 user is in this group. Choose their new group.' : filled('{count} users are in this group. Choose their new group.', { count: total })
    throw new Refusal(409, 'GROUP_HAS_MEMBERS', message, { body: { count: total } })
  }
  const target = MoveToUserGroupID === undefined ? null : await findGroupToChange(store, viewer, MoveToUserGroupID, 'MoveToUserGroupID')
  if (target?.id === ID) throw invalid('MoveToUserGroupID', 'Choose another group.')
  const change = { group_id: target?.id ?? null, version: sql<number>`version + 1`, updated_at: now, updated_by: viewer.user.name }
  await store.updateTable('users').set(change).where('group_id', '=', ID).execute()
  await store.deleteFrom('group_restrictions').where('group_id', '=', ID).execute()
  await store.deleteFrom('user_groups').where('id', '=', ID).execute()
  return { message: 'The group was deleted.', Moved: total }
}

/** The user groups in the contract's shape, in one query for any number of groups. */
async function groupAnswers(store: Store, viewer: Viewer, groups: readonly Row<'user_groups'>[], now: number): Promise<UserGroup[]> {
  const { accountId } = viewer
  const ids = groups.map(({ id }) => id)
  const [counts, summarize] = await Promise.all([memberCounts(store, accountId, ids), accessSummaries(store, accountId, ids, now)])
  return groups.map((group) => ({
    ID: group.id,
    Name: group.name,
    Description: group.description,
    HierarchyLevel: group.hierarchy_level,
    IsClientPortalVisible: group.is_client_portal_visible === 1,
    GroupCode: group.group_code,
    IsNoAccess: group.is_no_access === 1,
    KeepsAccessInLockdown: group.keeps_access === 1,
    MemberCount: counts.get(group.id) ?? 0,
    Access: summarize(memberOf(group.id, group.is_no_access === 1)),
    HasAccountAccess: mayChangeGroup(viewer.standing, standingOfGroup(group)),
    Version: group.version,
    UpdatedBy: group.updated_by,
  }))
}

async function groupAnswer(store: Store, viewer: Viewer, group: Row<'user_groups'>, now: number): Promise<UserGroup> {
  return only(await groupAnswers(store, viewer, [group], now))
}
