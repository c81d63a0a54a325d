import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { yearCalendarMessages } from './YearCalendar.messages.ts'

export const yearCalendarGuide: ComponentGuide = {
  components: ['YearCalendar'],
  status: 'new',
  since: '1.2',
  otherNames: ['calendar', 'year view', 'holidays'],
  when: [
    'Few named days of a year, such as holidays, beside the list that edits them.',
  ],
  not: [
    'One day in a form: `DateField`.',
    'The hours of a week: `WeekGrid`.',
  ],
  why: [
    'The calendar begins with the current month, so that the next marked days are first.',
  ],
  keyboard: {
    Tab: 'Goes to one marked day.',
    'ArrowLeft ArrowRight': 'To the marked day before or after.',
    'Home End': 'To the first or the last marked day.',
    'Enter Space': 'With `onOpen`: opens the record of the day.',
  },
  accessibility: [
    'Say in a sentence above the calendar what it shows. Screen readers read the marked days only, each with its name.',
    'Marked days have an edge and bold digits; today has a line below its number. “Show as table” lists the names and days.',
  ],
  words: yearCalendarMessages,
}
