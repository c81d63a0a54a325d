import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { dateRangeFieldMessages } from './DateRangeField.messages.ts'

export const dateRangeFieldGuide: ComponentGuide = {
  components: ['DateRangeField'],
  status: 'new',
  since: '1.2',
  otherNames: ['date range picker', 'calendar', 'RangePicker', 'from and to'],
  when: ['Days from a first to a last one, both included: a holiday, a filter of a list.'],
  not: ['One day: `DateField`.', 'A start or end with a time: two `MomentField`s.', 'Common spans such as today or this week: a `FilterSelect` beside it.'],
  why: [
    'Both are the browser’s own date fields: phones show their calendar, and the order of day, month and year is the reader’s own.',
    'A first day after the last moves it along; a last day before the first is an error.',
  ],
  keyboard: { ArrowUp: 'The part under the caret goes up.', ArrowDown: 'The part under the caret goes down.', Space: 'Opens the calendar.' },
  accessibility: ['A group with a name; each day has its own label and error.'],
  words: dateRangeFieldMessages,
}
