import type { UserStatus } from '@portal/api-client/contract'
import type { Status } from '@portal/ui'

/** How a person's status looks; its word is the catalogue's. Normal is quiet, so that exceptions are seen. */
export const statusLooks: Record<UserStatus, Status> = {
  Active: 'active',
  Invited: 'invited',
  NotYetValid: 'processing',
  EndsToday: 'endsToday',
  Expired: 'expired',
  NoAccess: 'unchanged',
}
