import type { InviteStatus } from '@portal/domain'
import type { InviteRecord } from '../access/findInvite.ts'
import { sayEnd, sayMoment } from '../time/sayMoment.ts'

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
