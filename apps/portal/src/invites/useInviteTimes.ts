import { toWeekWindows } from '@portal/api-client/contract'
import { describeInviteTimes } from '@portal/domain'
import { useCallback } from 'react'
import { useLocaleTag } from '../i18n/catalogue.ts'
import type { Invitation } from './inviteStatus.ts'

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
