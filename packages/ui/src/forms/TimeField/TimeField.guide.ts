import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { timeFieldMessages } from './TimeField.messages.ts'

export const timeFieldGuide: ComponentGuide = {
  components: ['TimeField'],
  otherNames: ['time picker'],
  when: [
    'A time of day in the property’s time zone, in any usual notation.',
    '`isEnd` for the end of a window, which may be 24:00.',
  ],
  not: [
    'A duration, or a moment on a certain day: a date beside it.',
  ],
  why: [
    'It is not the browser’s time field, which has no 24:00 and needs more keys.',
  ],
  keyboard: {
    ArrowUp: 'A step later.',
    ArrowDown: 'A step earlier.',
    Enter: 'Reads the typed time.',
  },
  accessibility: [
    'Screen readers read the label, then help, status and error.',
    'The region of the error is in the page from the start, so that the error is announced.',
    'When the user leaves the field, it shows the time that it understood.',
  ],
  words: timeFieldMessages,
}
