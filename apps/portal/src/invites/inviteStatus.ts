import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { isClosedNow } from '@portal/domain'
import { deniedStatus, expiredStatus, invitedStatus, notOpeningStatus, startsLaterStatus, unchangedStatus, validNowStatus, type Status } from '@portal/ui'

type StatusWord = InvitationStatus | 'OpensLater' | 'NotOpening'

const looks: Record<StatusWord, Status> = {
  Valid: validNowStatus,
  OpensLater: startsLaterStatus,
  NotOpening: notOpeningStatus,
  NotYetValid: invitedStatus,
  Expired: expiredStatus,
  Revoked: deniedStatus,
  UsedUp: unchangedStatus,
}

/** The look and text of an invite's state at an ISO instant, with the next opening if it opens no door now. */
export function inviteStatus({ Status, Opening }: Pick<Invitation, 'Status' | 'Opening'>, now: string): { status: Status; word: StatusWord; opensAt: string | null } {
  const opensAt = Opening?.At ?? null
  const isClosed = Status === 'Valid' && isClosedNow(Opening ? { opening: { at: opensAt } } : {}, Date.parse(now))
  const word = isClosed ? (opensAt === null ? 'NotOpening' : 'OpensLater') : Status
  return { status: looks[word], word, opensAt: isClosed ? opensAt : null }
}

/** Whether an invite can still open a door; only then can it be revoked or sent again. */
export const canStillOpen = ({ Status: word }: Pick<Invitation, 'Status'>): boolean => word === 'Valid' || word === 'NotYetValid'

export type InvitesAnswer = ResponseOf<typeof endpoints.getInvites>
export type Invitation = InvitesAnswer['Invites'][number]
export type InvitationStatus = Invitation['Status']
export type InvitationKind = Invitation['Kind']
