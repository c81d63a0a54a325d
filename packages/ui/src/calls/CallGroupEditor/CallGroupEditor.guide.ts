import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { callGroupEditorMessages } from './CallGroupEditor.messages.ts'
import { Example } from './CallGroupEditor.example.tsx'
import source from './CallGroupEditor.example.tsx?raw'

export const callGroupEditorGuide: ComponentGuide = {
  components: ['CallGroupEditor'],
  status: 'new',
  otherNames: ['call list', 'hunt group', 'ring group', 'escalation'],
  when: [
    'Someone decides who rings when a visitor calls: two tiers of people and a number, or numbers one after another.',
    'Keep `value` as reported. Before saving ask `lintCallPlan`: a warning of severity `drop` has to be seen by the user who saves.',
    'Put a `CallEffect` into `side`.',
  ],
  not: [
    'Showing who rings in a list of groups: `useCallTexts().reach`.',
    'Name, PIN and hours of the group: fields of the page beside it.',
  ],
  why: [
    'All rules are the domain’s: `lintCallPlan`, `simulateCall`, `limits.watchman`.',
    'Dragging is an extra that is fetched once the page is there; keys and menu do the same without it.',
  ],
  keyboard: {
    Space: 'On a handle: lifts, and drops.',
    'ArrowUp, ArrowDown': 'Moves the lifted user, past the end of a tier into the next.',
    'ArrowLeft, ArrowRight': 'Moves them to the tier beside.',
    Escape: 'Puts them back; closes the field that finds people.',
  },
  accessibility: [
    'Each move is read aloud: who, at which place of how many, in which tier.',
    'A warning stands where its cause is, with what helps beside it.',
    'Taking someone out moves the focus to "Undo".',
  ],
  words: callGroupEditorMessages,
  example: { Example, source },
}
