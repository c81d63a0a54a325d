import { inviteStatus, type InviteStatus, type KeptInviteStatus, type Weekday, type WeekWindow } from '@portal/domain'
import { sayEnd, sayMoment } from '../time/sayMoment.ts'
import type { InviteRecord } from './findInvite.ts'

/** The columns that decide the status of an invite. */
export type DatedInvite = Pick<InviteRecord, 'revoked_at' | 'start_at' | 'end_at' | 'uses_left'>

/** The domain's `inviteStatus` of a stored invite. */
export function statusOfInvite({ revoked_at, start_at, end_at, uses_left }: DatedInvite, now: number): KeptInviteStatus {
  return inviteStatus({ isRevoked: revoked_at !== null, startsAt: start_at, endsAt: end_at, usesLeft: uses_left }, now)
}

/** The sentence that a guest reads instead of a code. */
export function statusMessage(status: InviteStatus, invite: InviteRecord, now: number): string {
  const ask = askFor(invite)
  switch (status) {
    case 'Valid':
      return ''
    case 'NotYetValid':
      return `This key works from ${sayMoment(invite.start_at ?? now, now, invite.timeZone)}. Open this link again then.`
    case 'Expired':
      return `This key ended on ${sayEnd(invite.end_at ?? now, now, invite.timeZone)}. ${ask}`
    case 'Revoked':
      return `This key was revoked. ${ask}`
    case 'UsedUp':
      return `Every use of this key is spent. ${ask}`
    case 'Invalid':
      return unknownLinkMessage
    default:
      return status satisfies never
  }
}

/** Names the person whom a guest can ask when the key does not open. */
export function askFor({ sent_by: sender }: Pick<InviteRecord, 'sent_by'>): string {
  return `Ask ${sender} for a new one.`
}

export const unknownLinkMessage = 'This link is not valid. Check that you opened the whole link, or ask the person who sent it.'
export const inactiveMessage = 'Keys of this property are switched off at the moment. Ask the person who sent this one.'

type Weekly = InviteRecord['weekly']

/** The weekly hours as windows of the domain; the store's weekdays begin with Sunday. */
export function toWindows(weekly: Weekly): WeekWindow[] {
  return weekly.map(({ weekday, start_minute: start, end_minute: end }) => ({ days: [(weekday || 7) as Weekday], start, end }))
}

export function toWeekly(windows: readonly WeekWindow[]): Weekly {
  return windows.flatMap(({ days, start, end }) => days.map((day) => ({ weekday: day % 7, start_minute: start, end_minute: end })))
}
