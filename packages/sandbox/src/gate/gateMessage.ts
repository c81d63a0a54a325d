import type { GateReason } from '@portal/domain'
import { statusMessage } from '../invites/inviteStatus.ts'
import { sayMoment } from '../time/zonedTime.ts'
import type { Presented } from './decideGate.ts'
import { nextOpening } from './nextOpening.ts'

/** One sentence for the person at the reader: why, and what helps. `usesLeft` counts after this use. */
export function gateMessage(reason: GateReason, presented: Presented | null, readerName: string, usesLeft: number | null): string {
  if (!presented) return 'Nobody has this code.'
  const { invite, code, now } = presented
  switch (reason) {
    case 'opened':
      return `${readerName} is open.${usesLeft === null ? '' : ` ${sayUses(usesLeft)} left.`}`
    case 'unknownCode':
      return 'Nobody has this code.'
    case 'accountInactive':
      return 'The account of this property is not active.'
    case 'revoked':
      return statusMessage('Revoked', invite, now)
    case 'expired':
      return statusMessage('Expired', invite, now)
    case 'usedUp':
      return statusMessage('UsedUp', invite, now)
    case 'notYetValid':
      return `This key works from ${sayMoment(invite.start_at ?? now, now, invite.timeZone)}.`
    case 'codeAlreadyUsed':
      return `This code was used ${sayMoment(code.used_at ?? now, now, invite.timeZone)}. Refresh the page of the key for a new one.`
    case 'wrongReader':
      return `This key does not open ${readerName}. It opens ${new Intl.ListFormat('en-US').format(invite.locations.map(({ name }) => name))}.`
    case 'outsideHours': {
      const opening = nextOpening(invite, now)
      const next = opening === null ? 'It does not open again.' : `Opens ${sayMoment(opening, now, invite.timeZone)}.`
      return `Outside the hours of this key. ${next}`
    }
    default:
      return reason satisfies never
  }
}

function sayUses(uses: number): string {
  return uses === 1 ? '1 use' : `${uses} uses`
}
