import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { restrictionEditorMessages } from './RestrictionEditor.messages.ts'

export const restrictionEditorGuide: ComponentGuide = {
  components: ['RestrictionEditor'],
  otherNames: ['schedule editor', 'access hours', 'time windows'],
  when: [
    'To set when users may pass, and how often.',
    'Keep `value` as reported; save `normalizeRestriction(value)`.',
    'Pass the group’s restriction as `groupRestriction`. Hours that it never allows are then hatched and explained, and can be cut with one press.',
    'Put an `EffectPreview` into `side` before a rule of many people is saved.',
  ],
  not: [
    'Showing a rule: `RestrictionSummary`.',
    'Don’t block saving for a warning. Only problems of severity `error` are contradictions.',
    'Don’t convert times for the viewer. Pass `viewerTimeZone`, and both times are shown.',
  ],
  why: [
    'Times are minutes 0 to 1440 of the property’s day, never instants, because a week has no time zone and no clock change. Both are explained beside it.',
    'A window past midnight is one window that ends the next day. An end at midnight is the day’s own end, 24:00.',
    'Windows that overlap or touch are joined at once, and the change is announced. Otherwise no row moves while it is edited.',
    'All rules are the domain’s: `lintRestriction`, `clockChanges`, `mergeWindows`, `describeRestriction`.',
  ],
  keyboard: {
    Tab: 'Goes through days, times and tools.',
    ArrowUp: 'In a time: a step later.',
    ArrowDown: 'In a time: a step earlier.',
    Escape: 'Cancels copying a day.',
  },
  accessibility: [
    'Everything works without a mouse. Drawing on the week does the same as "Add hours"; the week is a picture of the list.',
  ],
  words: restrictionEditorMessages,
}
