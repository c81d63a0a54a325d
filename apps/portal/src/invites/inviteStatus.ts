import { toWeekWindows } from '@portal/api-client/contract'
import { inviteOpening } from '@portal/domain'
import { deniedStatus, expiredStatus, invitedStatus, startsLaterStatus, unchangedStatus, validNowStatus, type Status } from '@portal/ui'
import type { Invitation, InvitationStatus } from './Invitation.ts'

type StatusWord = InvitationStatus | 'OutsideHours'

const looks: Record<StatusWord, Status> = {
  Valid: validNowStatus,
  OutsideHours: startsLaterStatus,
  NotYetValid: invitedStatus,
  Expired: expiredStatus,
  Revoked: deniedStatus,
  UsedUp: unchangedStatus,
}

/** The look and the word of an invite's state at an ISO instant. */
export function inviteStatus({ Status, Windows, TimeZone }: Pick<Invitation, 'Status' | 'Windows' | 'TimeZone'>, now: string): { status: Status; word: StatusWord } {
  const isOutside = Status === 'Valid' && Windows !== null && inviteOpening({ windows: toWeekWindows(Windows), timeZone: TimeZone }, Date.parse(now)) !== undefined
  const word = isOutside ? 'OutsideHours' : Status
  return { status: looks[word], word }
}

/** Whether anything could still open by it: only then is it withdrawn or sent again. */
export const canStillOpen = ({ Status: word }: Pick<Invitation, 'Status'>): boolean => word === 'Valid' || word === 'NotYetValid'
