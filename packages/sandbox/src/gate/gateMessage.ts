import type { AccessExplanation, DoorState, GateReason } from '@portal/domain'
import { statusMessage } from '../invites/statusMessage.ts'
import { sayMoment } from '../time/sayMoment.ts'
import { say } from '../words/sentence.ts'
import type { Presented } from './findPresented.ts'

export interface GateMoment {
  readerName: string
  now: number
  timeZone: string
  explanation: AccessExplanation
  /** The number of uses left after this one; null without a limit. */
  usesLeft: number | null
  /** What a hold-open code did to the door; null for any other credential. */
  holds: 'held' | 'released' | null
  /** The door's state if it is open for everyone; null otherwise. */
  door: DoorState | null
  /** The name of the user that these digits call at the panel; null if they call no one. */
  calls: string | null
}

/** The sentence that a user or guest reads at the reader: the reason, and what to do. */
export function gateMessage(reason: GateReason, presented: Presented | null, moment: GateMoment): string {
  const { readerName, now, timeZone, explanation } = moment
  const { invite = null, inviteCode = null } = presented ?? {}
  const deciding = explanation.reasons.find(({ rule }) => rule === explanation.deciding)
  const at = deciding?.data?.at ?? now
  const thing = invite ? 'key' : 'code'
  const next = explanation.nextOpening === null ? 'It does not open again.' : `Opens ${sayMoment(explanation.nextOpening, now, timeZone)}.`
  switch (reason) {
    case 'opened':
      return sayOpened(moment)
    case 'unknownCode':
      return moment.calls === null ? 'Nobody has this code.' : `This directory PIN calls ${moment.calls} at the panel. It opens no door.`
    case 'accountInactive':
      return 'The account of this property is not active.'
    case 'personInactive':
      return 'The person this code belongs to is no longer active.'
    case 'lost':
      return 'This entry method was reported lost.'
    case 'revoked':
      if (invite && invite.revoked_at === null) return `This code ended when the key was sent again. Ask ${invite.sent_by} for a new one.`
      return invite ? say(statusMessage('Revoked', invite, now), 'en') : 'This code is suspended.'
    case 'expired':
      return invite ? say(statusMessage('Expired', invite, now), 'en') : `This code ended on ${sayMoment(at, now, timeZone)}.`
    case 'usedUp':
      return invite ? say(statusMessage('UsedUp', invite, now), 'en') : 'This code has no uses left.'
    case 'notYetValid':
      return `This ${thing} works from ${sayMoment(at, now, timeZone)}.`
    case 'codeAlreadyUsed':
      return `This code was used ${sayMoment(inviteCode?.used_at ?? now, now, timeZone)}. Refresh the page of the key for a new one.`
    case 'wrongReader':
      return sayWrongReader(invite, readerName)
    case 'outsideHours':
      return `Outside the hours of this ${thing}. ${next}`
    case 'dayLimitReached':
      return `Every entry of today is used. ${next}`
    case 'exceptionDenies':
      return `Closed on this date. ${next}`
    case 'closedOnHoliday':
      return `Closed for the holiday “${deciding?.data?.name ?? ''}”. ${next}`
    case 'lockedDown':
      return `${readerName} is in lockdown.`
    case 'notCarriedOut':
    case 'closedByDefault':
      return `This ${thing} does not open ${readerName}.`
    default:
      return reason satisfies never
  }
}

function sayOpened({ readerName, usesLeft, holds, door, now, timeZone }: GateMoment): string {
  if (door) return `${readerName} is ${sayHeldOpen(door, now, timeZone)}: everyone gets in.`
  if (holds === 'held') return `${readerName} is held open.`
  if (holds === 'released') return `${readerName} is closed again.`
  return `${readerName} is open.${usesLeft === null ? '' : ` ${sayUses(usesLeft)} left.`}`
}

function sayHeldOpen({ because, scheduleName, until, override }: DoorState, now: number, timeZone: string): string {
  if (because === 'fireAlarm') return 'held open by the fire alarm'
  const end = until === null ? '' : ` until ${sayMoment(until, now, timeZone)}`
  if (override?.kind === 'hold') return `held open from the dashboard${end}`
  return scheduleName === null ? 'held open by a hold-open code' : `held open by the schedule “${scheduleName}”${end}`
}

function sayWrongReader(invite: Presented['invite'], readerName: string): string {
  if (!invite) return `This code does not open ${readerName}.`
  const names = new Intl.ListFormat('en-US').format(invite.locations.map(({ name }) => name))
  return `This key does not open ${readerName}. It opens ${names}.`
}

function sayUses(uses: number): string {
  return uses === 1 ? '1 use' : `${uses} uses`
}
