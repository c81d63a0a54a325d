import type { UserStatus } from '@portal/api-client/contract'
import { activeStatus, endsTodayStatus, expiredStatus, invitedStatus, processingStatus, unchangedStatus, type Status } from '@portal/ui'

/** How a person's status looks; its word is the catalog's. Normal is quiet, so that exceptions are seen. */
export const statusLooks: Record<UserStatus, Status> = {
  Active: activeStatus,
  Invited: invitedStatus,
  NotYetValid: processingStatus,
  EndsToday: endsTodayStatus,
  Expired: expiredStatus,
  NoAccess: unchangedStatus,
}
