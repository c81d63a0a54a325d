import { callSteps } from '@portal/domain'
import type { CallGroupRecord } from './callGroupRecord.ts'
import { NoticeCheck, type NoticeCheckProps } from './NoticeCheck.tsx'
import type { CallGroupEditing } from './callGroupEdit.ts'

export interface PlanNoticeCheckProps extends Pick<NoticeCheckProps, 'hoursOf'> {
  group: CallGroupRecord
  editing: CallGroupEditing
}

/** Lists users of an edited plan who would not be notified of a visitor. */
export function PlanNoticeCheck({ group, editing, hoursOf }: PlanNoticeCheckProps) {
  const { plan } = editing.edit.values
  const UserIDs = [...new Set(callSteps(plan).flatMap(({ phones }) => phones.flatMap(({ personId }) => personId ?? [])))]
  const payload = { callgroupId: group.ID === 0 ? null : group.ID, UserIDs }
  // The key also changes with a user's hours and app permission, so that the check is repeated.
  const told = group.People.map(({ UserID, AllowsNotifications, HasApp, QuietHours }) => [UserID, AllowsNotifications, HasApp, QuietHours])
  return (
    <NoticeCheck
      of="call"
      about={UserIDs.length === 0 ? null : JSON.stringify([payload, told])}
      ask={(api, signal) => (plan.kind === 'video' ? api.validateVideoCallgroupNotificationPermission(payload, { signal }) : api.validateVoiceCallgroupNotificationPermission(payload, { signal }))}
      {...(hoursOf && { hoursOf })}
    />
  )
}
