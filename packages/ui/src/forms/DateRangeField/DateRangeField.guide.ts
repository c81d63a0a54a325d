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
    'The calendar shows both days in one month, and says why a day cannot be chosen (`disabledReasonOf`). Its code is fetched when it opens.',
    'A first day after the last moves it along; a last day before the first is an error.',
  ],
  keyboard: { ArrowUp: 'The part under the caret goes up.', ArrowDown: 'The part under the caret goes down.', Space: 'Opens the calendar.', 'Arrow keys': 'In the calendar: a day or a week on.', 'Home and End': 'In the calendar: the ends of the week.', 'PageUp and PageDown': 'In the calendar: a month; with Shift a year.', Enter: 'In the calendar: chooses the first day, then the last.', Escape: 'Closes the calendar.' },
  accessibility: [
    'A group with a name; each day has its own label and error.',
    'The calendar is a grid in a dialog: one tab stop, full dates as names, the reason in the name of a day that cannot be chosen.',
  ],
  words: dateRangeFieldMessages,
}
