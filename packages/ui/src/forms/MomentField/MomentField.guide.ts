import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './MomentField.example.tsx'
import source from './MomentField.example.tsx?raw'
import { momentFieldMessages } from './MomentField.messages.ts'

export const momentFieldGuide: ComponentGuide = {
  components: ['MomentField'],
  status: 'new',
  otherNames: ['date time picker', 'period'],
  when: ['From when or until when something holds: a date, with a time where the day is not whole. Two of them are a period.'],
  not: ['A day alone: `DateField`.', 'A time alone: `TimeField`.'],
  why: ['Most periods begin and end with a day, so that the time is asked for only once there is a date, and may stay empty.'],
  keyboard: { Tab: 'Goes from the date to the time.', Space: 'Opens the calendar of the date.' },
  accessibility: [
    'Date and time each have a name of their own: "Starts", "Start time".',
    'The help says when a date alone lasts through the end of its day.',
  ],
  words: momentFieldMessages,
  example: { Example, source },
}
