import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './TimeField.example.tsx'
import source from './TimeField.example.tsx?raw'
import { timeFieldMessages } from './TimeField.messages.ts'

export const timeFieldGuide: ComponentGuide = {
  components: ['TimeField'],
  status: 'stable',
  otherNames: ['time picker'],
  when: [
    'A time of day in the property’s own clock, as people type it.',
    '`isEnd` for the end of a window, which may be 24:00.',
  ],
  not: [
    'A duration, or a moment on a certain day: a date beside it.',
  ],
  why: [
    'Browsers’ own time fields know no 24:00, and ask for more keys.',
  ],
  keyboard: {
    ArrowUp: 'A step later.',
    ArrowDown: 'A step earlier.',
    Enter: 'Reads what is typed.',
  },
  accessibility: [
    'The label is tied to the control; help, status and error are read after it, in that order.',
    'The error’s region stands before it speaks, so that it is heard.',
    'What was understood is written back when the field is left.',
  ],
  words: timeFieldMessages,
  example: { Example, source },
}
