import type { CallEnd, CallEvent, DoorRefusal, UnreachableReason } from '@portal/domain'
import type { StationPhone } from '../calls/stationCall.ts'

const unreachableWords: Readonly<Record<UnreachableReason, string>> = {
  gone: 'removed or inactive', noApp: 'no app', notNotified: 'the phone lets no app ring', quietHours: 'quiet hours', switchedOff: 'the phone is off',
  noNumber: 'no number', badNumber: 'no telephone number', ownStation: 'the station’s own number',
}
const doorWords: Readonly<Record<DoorRefusal, string>> = { lockedDown: 'the door is locked down', offline: 'the door is offline', accountInactive: 'the account is inactive' }
const endWords: Readonly<Record<CallEnd, string>> = {
  nobodyReached: 'nobody was reached', quietHours: 'the group is quiet at this hour', visitorLeft: 'the visitor left', hungUp: 'hung up', endedAtDesk: 'ended in the portal', timeLimit: 'the talk took too long',
}

/** An event of a call in one sentence; null for one that needs no words of its own. */
export function sayCallEvent(event: CallEvent, phones: readonly StationPhone[]): string | null {
  const who = 'phone' in event ? (phones.find(({ key }) => key === event.phone)?.name ?? '') : ''
  switch (event.kind) {
    case 'called': return 'The visitor presses call.'
    case 'step': return event.step === 0 ? null : 'The next step begins.'
    case 'ring': return `${who} is rung.`
    case 'declined': return `${who} declines.`
    case 'timeout': return `${who} did not answer.`
    case 'answered': return `${who} answers.`
    case 'opened': return `${who} opens the door.`
    case 'notOpened': return `${who} presses open: ${doorWords[event.reason]}.`
    case 'unreachable': return `${who} is skipped: ${unreachableWords[event.reason]}.`
    case 'stopped': return `The phone of ${who} stops ringing.`
    case 'ended': return `The call ends: ${endWords[event.reason]}${who && `, by ${who}`}.`
    default: return event satisfies never
  }
}
