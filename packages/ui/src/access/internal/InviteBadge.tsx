import type { InviteStatusWord } from '@portal/domain'
import { deniedStatus, endsTodayStatus, expiredStatus, notOpeningStatus, startsLaterStatus, type Status, StatusLabel, validNowStatus } from '../../elements/StatusLabel/index.ts'

export const inviteLooks: Record<InviteStatusWord, Status> = {
  validNow: validNowStatus,
  opensLater: startsLaterStatus,
  notOpening: notOpeningStatus,
  startsLater: startsLaterStatus,
  endsToday: endsTodayStatus,
  expired: expiredStatus,
  revoked: deniedStatus,
  usedUp: expiredStatus,
  invalid: expiredStatus,
}

export function InviteBadge({ word, children }: { word: InviteStatusWord, children: string }) {
  return <StatusLabel look="badge" status={inviteLooks[word]}>{children}</StatusLabel>
}
