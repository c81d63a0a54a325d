import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { callGroupEditorMessages } from './CallGroupEditor.messages.ts'

export const callGroupEditorGuide: ComponentGuide = {
  components: ['CallGroupEditor'],
  status: 'new',
  otherNames: ['call list', 'hunt group', 'ring group', 'escalation'],
  when: [
    'To set who gets visitor calls: two tiers of users and a number, or numbers one after another.',
    'Keep `value` as reported. Before saving, call `lintCallPlan`: the user must confirm a warning of severity `drop`.',
    'Put a `CallEffect` into `side`.',
  ],
  not: [
    'Who gets called, in a list of groups: `useCallTexts().reach`.',
    'Name, PIN and hours of the group: other fields of the page.',
  ],
  why: [
    'All rules are the domain’s: `lintCallPlan`, `simulateCall`, `limits.watchman`.',
    'Dragging loads after the page; keys and the menu do the same without it.',
  ],
  keyboard: {
    Space: 'On a handle: lifts the user, or drops them.',
    'ArrowUp, ArrowDown': 'Moves the lifted user, at the end of a tier into the next one.',
    'ArrowLeft, ArrowRight': 'Moves them to the next tier.',
    Escape: 'Puts them back; closes the field that finds people.',
  },
  accessibility: [
    'Each move is announced: user, position, number of users and tier.',
    'A warning is beside its cause, with a way to fix it.',
    'Removing a user moves the focus to "Undo".',
  ],
  words: callGroupEditorMessages,
}
