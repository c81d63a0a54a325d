import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './WeekGrid.example.tsx'
import source from './WeekGrid.example.tsx?raw'
import { weekGridMessages } from './WeekGrid.messages.ts'

export const weekGridGuide: ComponentGuide = {
  components: ['WeekGrid'],
  status: 'stable',
  otherNames: ['week calendar', 'heat map', 'timetable'],
  when: [
    'A week of hours beside the words that say them.',
    '`within` hatches what a wider rule never lets through.',
  ],
  not: [
    'Alone: it is a picture, and needs its list or sentence.',
  ],
  keyboard: {},
  accessibility: [
    'It is an image named by `label`. What `onDraw` does must be possible in words beside it.',
  ],
  words: weekGridMessages,
  example: { Example, source },
}
