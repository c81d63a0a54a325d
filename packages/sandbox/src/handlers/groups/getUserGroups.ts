import { memberCounts, toUserGroup, visibleGroups } from '../../people/groups.ts'
import { requireViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

export const getUserGroups: Handler<'getUserGroups'> = async ({ AccountID }, call) => {
  const viewer = await requireViewer(call, 'groups.view', AccountID)
  const counts = await memberCounts(call.store, viewer.accountId)
  const groups = await visibleGroups(call.store, viewer)
  return { UserGroups: groups.map((group) => toUserGroup(group, counts.get(group.id) ?? 0)) }
}
