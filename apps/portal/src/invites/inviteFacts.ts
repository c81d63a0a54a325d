import { type endpoints, type ResponseOf, toWeekWindows } from '@portal/api-client/contract'
import { isClosedNow, describeInviteTimes } from '@portal/domain'
import { deniedStatus, expiredStatus, invitedStatus, notOpeningStatus, startsLaterStatus, unchangedStatus, validNowStatus, type Status } from '@portal/ui'
import { useCallback } from 'react'
import { useLocaleTag } from '#portal/i18n/catalogue.ts'

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

/**
 * Returns a function that says when an invite opens, in the user's language: "Today until 8:00 PM". `now` is an ISO instant on the server's
 * clock. The text names the property's zone if the viewer's zone is given.
 */
export function useInviteTimes(now: string, viewerTimeZone?: string): (invite: Pick<Invitation, 'StartDate' | 'EndDate' | 'Windows' | 'TimeZone'>) => string {
  const tag = useLocaleTag()
  return useCallback(
    ({ StartDate, EndDate, Windows, TimeZone }) => {
      const times = { windows: Windows && toWeekWindows(Windows), startAt: instantOf(StartDate), endAt: instantOf(EndDate), usesAllowed: null }
      return describeInviteTimes(times, { locale: tag, timeZone: TimeZone, now: Date.parse(now), ...(viewerTimeZone !== undefined && { viewerTimeZone }) })
    },
    [tag, viewerTimeZone, now],
  )
}

const instantOf = (iso: string | null) => (iso === null ? null : Date.parse(iso))
