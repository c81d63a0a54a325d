import type { InviteStatusWord } from '@portal/domain'
import { deniedStatus, endsTodayStatus, expiredStatus, startsLaterStatus, StatusLabel, validNowStatus } from '../../elements/StatusLabel/index.ts'
import type { Status } from '../../elements/StatusLabel/index.ts'
import type { InviteWords } from './inviteWords.ts'

export const inviteLooks: Record<InviteStatusWord, Status> = {
  validNow: validNowStatus,
  startsLater: startsLaterStatus,
  endsToday: endsTodayStatus,
  expired: expiredStatus,
  revoked: deniedStatus,
  usedUp: expiredStatus,
  invalid: expiredStatus,
}

export function InviteBadge({ word, words }: { word: InviteStatusWord, words: InviteWords }) {
  return <StatusLabel look="badge" status={inviteLooks[word]}>{words.status[word]}</StatusLabel>
}
