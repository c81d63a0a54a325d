import { toWeekWindows } from '@portal/api-client/contract'
import { localMomentAt, type LocalMoment, type Restriction } from '@portal/domain'
import type { Invitation } from './inviteStatus.ts'

type InviteTimes = Pick<Invitation, 'StartDate' | 'EndDate' | 'Windows' | 'TimeZone'>

/** When an invite opens, as a restriction on the property's clocks, for its sentence. */
export function toInviteRestriction({ StartDate, EndDate, Windows, TimeZone }: InviteTimes): Pick<Restriction, 'windows' | 'validFrom' | 'validUntil'> {
  const momentOf = (instant: string | null): LocalMoment | null => (instant === null ? null : localMomentAt(TimeZone, Date.parse(instant)))
  return {
    windows: Windows && toWeekWindows(Windows),
    validFrom: momentOf(StartDate),
    validUntil: momentOf(EndDate === null ? null : firstMinuteAfter(EndDate)),
  }
}

/** An invite's end is its last moment, often a second before the hour; a restriction's is the first minute after. */
function firstMinuteAfter(instant: string): string {
  return new Date(Math.ceil(Date.parse(instant) / 60_000) * 60_000).toISOString()
}
