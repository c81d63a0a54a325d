import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './DateField.example.tsx'
import source from './DateField.example.tsx?raw'

export const dateFieldGuide: ComponentGuide = {
  components: ['DateField'],
  status: 'stable',
  otherNames: ['date picker', 'calendar'],
  when: [
    'A calendar date: a day on which something begins or ends.',
  ],
  not: [
    'A time of day: `TimeField`.',
    'A moment: a date and a time beside each other.',
  ],
  why: [
    'The browser’s own calendar: phones show theirs, and the order of day, month and year is the person’s own.',
  ],
  keyboard: {
    ArrowUp: 'The part under the caret goes up.',
    ArrowDown: 'The part under the caret goes down.',
    Space: 'Opens the calendar.',
  },
  accessibility: [
    'The label is tied to the control; help, status and error are read after it, in that order.',
    'The error’s region stands before it speaks, so that it is heard.',
  ],
  example: { Example, source },
}
