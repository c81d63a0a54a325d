import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'
import { count } from '#portal/i18n/count.ts'

export const visitorCallsMessages = words('visitorCalls', {
  title: 'Visitor calls',
  none: 'No visitor has called yet.',
  /** The calling group's name, then the station's. */
  calling: params('{group}, from {station}'),
  somebody: 'another user',
  ringing: params('Ringing, {seconds} s: {names}'),
  waiting: params('Calling, {seconds} s. No phone is ringing right now.'),
  talking: params('{name} is talking to the visitor'),
  talkingOpened: params('{name} is talking to the visitor and opened the door'),
  talkingLockedDown: params('{name} is talking to the visitor. The door is locked down and stays closed.'),
  talkingInactive: params('{name} is talking to the visitor. The account is inactive, so the door stays closed.'),
  talkingOffline: params('{name} is talking to the visitor. The door is offline and stays closed.'),
  answered: params('{name} answered after {seconds} s'),
  answeredOpened: params('{name} answered after {seconds} s and opened the door'),
  missed: params('No answer within {seconds} s'),
  gaveUp: params('The visitor left after {seconds} s'),
  turnedAway: params('{name} ended the call after {seconds} s'),
  quiet: 'No phone rang: the group has quiet hours',
  nobodyCalls: 'No visitor is calling.',
  lastCall: params('Last call {time}:'),
  moreCalls: count({ one: 'and {count} more call', other: 'and {count} more calls' }),
  show: 'Show calls',
  hide: 'Hide calls',
  earlier: 'Earlier calls',
  /** What the person may do about a call; `call` is who is called from where. */
  actions: params('Actions for {call}'),
  answer: 'Answer',
  open: 'Open',
  decline: 'Decline',
  end: 'End',
  /** What a screen reader says of the photo. */
  photoAlt: params('The visitor at {station}, {time}'),
  photoKept: params('{time}, kept until {until}'),
  photoFailed: 'The photo could not be loaded.',
  photoAgain: 'Retry',
  openedNow: params('{station} opened at {time}. The call has ended.'),
  answeredFirst: params('{name} answered first.'),
  overAlready: 'The call had already ended.',
  unreachable: 'The calls could not be loaded. Retrying automatically.',
})
