import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { lockdownMessages } from '../internal/lockdown.messages.ts'
import { Example } from './LockdownPanel.example.tsx'
import source from './LockdownPanel.example.tsx?raw'

export const lockdownPanelGuide: ComponentGuide = {
  components: ['LockdownPanel'],
  status: 'new',
  otherNames: ['emergency', 'panic', 'shelter in place', 'lock all doors'],
  when: [
    'A lockdown or a drill runs, or is looked at afterwards.',
    'The states of its doors are the domain’s `PortLockState`, as their controllers have answered.',
  ],
  not: [
    'One line on every page: `LockdownBanner`.',
  ],
  why: [
    '"4 of 5" is never called locked: the domain’s `lockdownState` says what a lockdown is.',
    'What failed stands first and is repaired by a filled button; red is for what locks and releases.',
    'A release is confirmed by a typed word or a held button: both work with keyboard, pointer and touch.',
  ],
  keyboard: { 'Enter on Release': 'Asks; the word is typed, or the button held with Space.' },
  accessibility: [
    'What it is now is announced when it changes; the time that it has lasted is not spoken.',
    'Its cards are groups and not landmarks: two lockdowns may be on one page.',
    'Solid pieces are confirmed and dashed ones are not, also in forced colors; readers hear the count.',
  ],
  words: lockdownMessages,
  example: { Example, source },
}
