import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { lockdownMessages } from '../internal/lockdown.messages.ts'

export const lockdownPanelGuide: ComponentGuide = {
  components: ['LockdownPanel'],
  status: 'new',
  otherNames: ['emergency', 'panic', 'shelter in place', 'lock all doors'],
  when: [
    'A running or past lockdown or drill.',
    'The states of its doors are the domain’s `PortLockState`, as their controllers have answered.',
  ],
  not: [
    'One line on every page: `LockdownBanner`.',
  ],
  why: [
    '"4 of 5" is never called locked: the domain’s `lockdownState` says what a lockdown is.',
    'Failed doors come first, with a primary button to try again. Red is for locking and releasing.',
    'A release is confirmed by typing a word or holding a button. Both work with keyboard, pointer and touch.',
  ],
  keyboard: { 'Enter on Release': 'Asks for a confirmation: type the word, or hold the button with Space.' },
  accessibility: [
    'A change of its state is announced; the time since its start is not.',
    'Its cards are groups and not landmarks: two lockdowns may be on one page.',
    'Solid pieces are confirmed and dashed ones are not, also in forced colors. Screen readers get the count.',
  ],
  words: lockdownMessages,
}
