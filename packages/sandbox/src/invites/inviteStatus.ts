import type { InviteStatus } from '@portal/domain'
import { sayMoment } from '../time/sayMoment.ts'
import type { InviteRecord } from './findInvite.ts'

type Dated = Pick<InviteRecord, 'revoked_at' | 'start_at' | 'end_at' | 'uses_left'>

/** First match wins: a withdrawn key stays withdrawn whatever its dates say. */
const statusOrder: readonly { status: InviteStatus; when: (invite: Dated, now: number) => boolean }[] = [
  { status: 'Revoked', when: (invite) => invite.revoked_at !== null },
  { status: 'Expired', when: (invite, now) => invite.end_at !== null && now > invite.end_at },
  { status: 'UsedUp', when: (invite) => invite.uses_left === 0 },
  { status: 'NotYetValid', when: (invite, now) => invite.start_at !== null && now < invite.start_at },
]

export function inviteStatus(invite: Dated, now: number): InviteStatus {
  return statusOrder.find(({ when }) => when(invite, now))?.status ?? 'Valid'
}

/** The sentence a guest reads instead of a code. */
export function statusMessage(status: InviteStatus, invite: InviteRecord, now: number): string {
  const ask = `Ask ${invite.sent_by} for a new one.`
  switch (status) {
    case 'Valid':
      return ''
    case 'NotYetValid':
      return `This key works from ${sayMoment(invite.start_at ?? now, now, invite.timeZone)}. Open this link again then.`
    case 'Expired':
      return `This key ended on ${sayMoment(invite.end_at ?? now, now, invite.timeZone)}. ${ask}`
    case 'Revoked':
      return `This key was withdrawn. ${ask}`
    case 'UsedUp':
      return `Every use of this key is spent. ${ask}`
    case 'Invalid':
      return unknownLinkMessage
    default:
      return status satisfies never
  }
}

export const unknownLinkMessage = 'This link is not valid. Check that you opened the whole link, or ask the person who sent it.'
export const inactiveMessage = 'Keys of this property are switched off at the moment. Ask the person who sent this one.'
