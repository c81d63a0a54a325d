import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { momentFieldMessages } from './MomentField.messages.ts'

export const momentFieldGuide: ComponentGuide = {
  components: ['MomentField'],
  status: 'new',
  otherNames: ['date time picker', 'period'],
  when: ['The start or the end of a period: a date, and a time unless it is a whole day.'],
  not: ['A day alone: `DateField`.', 'A time alone: `TimeField`.'],
  why: ['Most periods begin and end with a day. The time field appears only after a date is set, and may stay empty.'],
  keyboard: { Tab: 'Goes from the date to the time.', Space: 'Opens the calendar of the date.' },
  accessibility: [
    'Date and time each have their own name: "Starts", "Start time".',
    'The help says that a date without a time includes the whole day.',
  ],
  words: momentFieldMessages,
}
