import type { InviteStatus } from '@portal/domain'
import type { InviteRecord } from '../access/findInvite.ts'
import { sayEnd, sayMoment } from '../time/sayMoment.ts'
import { filled, type Sentence } from '../words/sentence.ts'

/** The sentence that a guest reads instead of a code. */
export function statusMessage(status: InviteStatus, invite: InviteRecord, now: number): Sentence {
  const { sent_by: sender, timeZone } = invite
  switch (status) {
    case 'Valid':
      return ''
    case 'NotYetValid':
      return filled('This key works from {time}. Open this link again then.', { time: (language) => sayMoment(invite.start_at ?? now, now, timeZone, language) })
    case 'Expired':
      return filled('This key ended on {time}. Ask {sender} for a new one.', { time: (language) => sayEnd(invite.end_at ?? now, now, timeZone, language), sender })
    case 'Revoked':
      return filled('This key was revoked. Ask {sender} for a new one.', { sender })
    case 'UsedUp':
      return filled('This key has no uses left. Ask {sender} for a new one.', { sender })
    case 'Invalid':
      return unknownLinkMessage
    default:
      return status satisfies never
  }
}

export const unknownLinkMessage = 'This link is not valid. Check that you opened the whole link, or ask the person who sent it.'
export const inactiveMessage = 'Keys of this property are turned off at the moment. Ask the person who sent this one.'
