import { deniedStatus, expiredStatus, invitedStatus, unchangedStatus, validNowStatus, type Status } from '@portal/ui'
import type { Invitation, InvitationStatus } from './Invitation.ts'

const looks: Record<InvitationStatus, Status> = {
  Valid: validNowStatus,
  NotYetValid: invitedStatus,
  Expired: expiredStatus,
  Revoked: deniedStatus,
  UsedUp: unchangedStatus,
}

/** The look and the word of an invite's state. */
export function inviteStatus({ Status: word }: Pick<Invitation, 'Status'>): { status: Status; word: InvitationStatus } {
  return { status: looks[word], word }
}

/** Whether anything could still open by it: only then is it withdrawn or sent again. */
export const canStillOpen = ({ Status: word }: Pick<Invitation, 'Status'>): boolean => word === 'Valid' || word === 'NotYetValid'
