import type { UserStatus } from '@portal/api-client/contract'
import { activeStatus, endsTodayStatus, expiredStatus, invitedStatus, processingStatus, unchangedStatus, type Status } from '@portal/ui'

/** The look of each status of a user; the texts are in the messages. The normal status is neutral. */
export const statusLooks: Record<UserStatus, Status> = {
  Active: activeStatus,
  Invited: invitedStatus,
  NotYetValid: processingStatus,
  EndsToday: endsTodayStatus,
  Expired: expiredStatus,
  NoAccess: unchangedStatus,
}
