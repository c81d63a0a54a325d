import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'
import { count } from '#portal/i18n/count.ts'

export const visitorCallsMessages = words('visitorCalls', {
  title: 'Visitor calls',
  none: 'No visitor has called yet.',
  /** The calling group's name, then the station's. */
  calling: params('{group}, from {station}'),
  somebody: 'somebody',
  ringing: params('Rings for {seconds} s: {names}'),
  waiting: params('Calls for {seconds} s. No phone rings right now.'),
  talking: params('{name} talks to the visitor'),
  talkingOpened: params('{name} talks to the visitor and has opened'),
  talkingLockedDown: params('{name} talks to the visitor. The door is locked down and stays shut.'),
  talkingInactive: params('{name} talks to the visitor. The account is inactive, and the door stays shut.'),
  talkingOffline: params('{name} talks to the visitor. The door is offline and stays shut.'),
  answered: params('{name} answered after {seconds} s'),
  answeredOpened: params('{name} answered after {seconds} s and opened'),
  missed: params('Nobody answered within {seconds} s'),
  gaveUp: params('The visitor left after {seconds} s'),
  turnedAway: params('{name} ended the call after {seconds} s'),
  quiet: 'Nobody was rung: quiet hours of the group',
  nobodyCalls: 'No visitor is calling.',
  lastCall: params('Last call {time}:'),
  moreCalls: count({ one: 'and {count} more call', other: 'and {count} more calls' }),
  show: 'Show calls',
  hide: 'Hide calls',
  earlier: 'Earlier calls',
  /** What the person may do about a call; `call` is who is called from where. */
  actions: params('Act on {call}'),
  answer: 'Answer',
  open: 'Open',
  decline: 'Decline',
  end: 'End',
  /** What a screen reader says of the photo. */
  photoAlt: params('The visitor at {station}, {time}'),
  photoKept: params('{time}, kept until {until}'),
  photoFailed: 'The photo could not be loaded.',
  photoAgain: 'Retry',
  openedNow: params('{station} opened at {time}. The call is over.'),
  answeredFirst: params('{name} answered first.'),
  overAlready: 'The call was over already.',
  unreachable: 'The calls could not be loaded. They are asked for again by themselves.',
})
