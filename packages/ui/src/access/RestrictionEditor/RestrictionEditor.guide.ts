import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './RestrictionEditor.example.tsx'
import source from './RestrictionEditor.example.tsx?raw'
import { restrictionEditorMessages } from './RestrictionEditor.messages.ts'

export const restrictionEditorGuide: ComponentGuide = {
  components: ['RestrictionEditor'],
  status: 'stable',
  otherNames: ['schedule editor', 'access hours', 'time windows'],
  when: [
    'Someone decides when people may pass, and how often.',
    'Keep `value` as reported; save `normalizeRestriction(value)`.',
    'Pass the group’s rule as `groupRestriction`, so that hours it never lets through are hatched, explained and cut with one press.',
    'Put an `EffectPreview` into `side` before a rule of many people is saved.',
  ],
  not: [
    'Showing a rule: `RestrictionSummary`.',
    'Don’t block saving for a warning. Only problems of severity `error` are contradictions.',
    'Don’t convert times for the viewer: pass `viewerTimeZone`, and both clocks stand there.',
  ],
  why: [
    'Minutes 0 to 1440 of the property’s day, never instants: a week has no time zone and no clock change. Both are told beside it.',
    'A window past midnight is one window that ends the next day. An end at midnight is the day’s own end, 24:00.',
    'Windows that overlap or touch become one at once, and the change is read aloud. Until they meet, no row moves while it is edited.',
    'All rules are the domain’s: `lintRestriction`, `clockChanges`, `mergeWindows`, `describeRestriction`.',
  ],
  keyboard: {
    Tab: 'Goes through days, times and tools.',
    ArrowUp: 'In a time: a step later.',
    ArrowDown: 'In a time: a step earlier.',
    Escape: 'Gives up copying a day.',
  },
  accessibility: [
    'Nothing needs the mouse. Drawing on the week does what "Add hours" does; the week is a picture of the list.',
  ],
  words: restrictionEditorMessages,
  example: { Example, source },
}
