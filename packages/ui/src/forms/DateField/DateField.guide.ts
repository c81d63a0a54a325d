import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const dateFieldGuide: ComponentGuide = {
  components: ['DateField'],
  otherNames: ['date picker', 'calendar'],
  when: [
    'A calendar date: a day on which something begins or ends.',
  ],
  not: [
    'A time of day: `TimeField`.',
    'A moment: a date and a time beside each other.',
  ],
  why: [
    'It is the browser’s own calendar, so that phones show theirs, and day, month and year are in the user’s own order.',
  ],
  keyboard: {
    ArrowUp: 'Increases the part at the caret.',
    ArrowDown: 'Decreases the part at the caret.',
    Space: 'Opens the calendar.',
  },
  accessibility: [
    'Screen readers read the label, then help, status and error.',
    'The region of the error is in the page from the start, so that the error is announced.',
  ],
}
