import { checkText, invalid, taken } from '../../people/checkFields.ts'
import { findGroup, findGroupToChange, memberCounts, toUserGroup } from '../../people/groups.ts'
import { groupCodeHolder, groupNameHolder } from '../../people/taken.ts'
import { mayChange, requireViewer } from '../../people/viewer.ts'
import { conflict, Refusal } from '../../Refusal.ts'
import type { Handler } from '../Handler.ts'

export const saveUserGroup: Handler<'saveUserGroup'> = async (request, call) => {
  const { ID, Version, AccountID, HierarchyLevel } = request
  const viewer = await requireViewer(call, 'groups.edit', AccountID)
  const values = {
    name: checkText('Name', request.Name),
    description: checkText('Description', request.Description),
    hierarchy_level: HierarchyLevel,
    is_client_portal_visible: Number(request.IsClientPortalVisible),
    group_code: checkText('GroupCode', request.GroupCode),
    keeps_access: Number(request.KeepsAccessInLockdown),
    updated_by: viewer.user.name,
  }
  if (values.name === '') throw invalid('Name', 'Enter a name.')
  if (!mayChange(viewer, { groupId: null, level: HierarchyLevel })) {
    throw new Refusal(403, 'FORBIDDEN', 'You can only place groups below your own.', { field: 'HierarchyLevel' })
  }
  const id = await call.store.transaction().execute(async (trx) => {
    const before = ID === undefined ? null : await findGroupToChange(trx, viewer, ID)
    if (before && before.version !== Version) {
      throw conflict(toUserGroup(before, (await memberCounts(trx, viewer.accountId)).get(before.id) ?? 0))
    }
    const scope = { accountId: viewer.accountId, exceptId: ID }
    if (await groupNameHolder(trx, scope, values.name)) throw taken('Name', 'Another group has this name.')
    if (await groupCodeHolder(trx, scope, values.group_code)) throw taken('GroupCode', 'Another group has this code.')
    if (before) {
      await trx.updateTable('user_groups').set({ ...values, version: before.version + 1 }).where('id', '=', before.id).execute()
      return before.id
    }
    const row = { ...values, account_id: viewer.accountId, is_no_access: 0, version: 1 }
    return (await trx.insertInto('user_groups').values(row).returning('id').executeTakeFirstOrThrow()).id
  })
  const counts = await memberCounts(call.store, viewer.accountId)
  return { message: 'Saved.', UserGroup: toUserGroup(await findGroup(call.store, viewer, id), counts.get(id) ?? 0) }
}
