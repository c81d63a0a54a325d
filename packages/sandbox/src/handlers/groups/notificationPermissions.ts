import { mayDo, type Right } from '@portal/domain'
import { callGroupSize, findCallGroup } from '../../people/callGroups.ts'
import { findGroup, memberCounts } from '../../people/groups.ts'
import { rightsHolder } from '../../people/guards.ts'
import { requireViewer, type Viewer } from '../../people/viewer.ts'
import { Refusal } from '../../Refusal.ts'
import type { Call, Handler } from '../Handler.ts'

export const validateGroupNotificationPermission: Handler<'validateGroupNotificationPermission'> = async ({ UserGroupID }, call) => {
  const viewer = await requireViewer(call, 'groups.view')
  const group = await findGroup(call.store, viewer, UserGroupID, 'UserGroupID')
  const recipients = (await memberCounts(call.store, viewer.accountId)).get(group.id) ?? 0
  return permission(mayDo(rightsHolder(viewer.user), 'groups.edit'), recipients, group.name)
}

export const validateVoiceCallgroupNotificationPermission: Handler<'validateVoiceCallgroupNotificationPermission'> = ({ callgroupId }, call) =>
  ofCallGroup(call, callgroupId, 0)

export const validateVideoCallgroupNotificationPermission: Handler<'validateVideoCallgroupNotificationPermission'> = ({ callgroupId }, call) =>
  ofCallGroup(call, callgroupId, 1)

/** Administrators may notify every call group, its own people theirs. */
async function ofCallGroup(call: Call, id: number, isVideo: 0 | 1) {
  const viewer = await requireViewer(call, 'callGroups.own')
  const group = await findCallGroup(call.store, viewer.accountId, id)
  if (group.is_video !== isVideo) throw new Refusal(404, 'NOT_FOUND', 'There is no such call group.', { field: 'callgroupId' })
  return permission(may(viewer, 'callGroups.edit') || viewer.user.call_group_id === id, await callGroupSize(call.store, id), group.name)
}

function may({ user }: Viewer, right: Right): boolean {
  return mayDo(rightsHolder(user), right)
}

function permission(isAllowed: boolean, Recipients: number, name: string) {
  if (!isAllowed) return { IsAllowed: false, Recipients, message: `You cannot send messages to ${name}.` }
  if (Recipients === 0) return { IsAllowed: false, Recipients, message: `Nobody is in ${name}.` }
  return { IsAllowed: true, Recipients, message: '' }
}
