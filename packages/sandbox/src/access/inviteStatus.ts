import { inviteStatus, type KeptInviteStatus, type Weekday, type WeekWindow } from '@portal/domain'
import type { InviteRecord } from './findInvite.ts'

/** The columns that decide the status of an invite. */
export type DatedInvite = Pick<InviteRecord, 'revoked_at' | 'start_at' | 'end_at' | 'uses_left'>

/** The domain's `inviteStatus` of a stored invite. */
export function statusOfInvite({ revoked_at, start_at, end_at, uses_left }: DatedInvite, now: number): KeptInviteStatus {
  return inviteStatus({ isRevoked: revoked_at !== null, startsAt: start_at, endsAt: end_at, usesLeft: uses_left }, now)
}

type Weekly = InviteRecord['weekly']

/** An invite's weekly hours as windows of the domain; the database's weekdays begin with Sunday. */
export function toWindows(weekly: Weekly): WeekWindow[] {
  return weekly.map(({ weekday, start_minute: start, end_minute: end }) => ({ days: [(weekday || 7) as Weekday], start, end }))
}

export function toWeekly(windows: readonly WeekWindow[]): Weekly {
  return windows.flatMap(({ days, start, end }) => days.map((day) => ({ weekday: day % 7, start_minute: start, end_minute: end })))
}
