import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { weekGridMessages } from './WeekGrid.messages.ts'

export const weekGridGuide: ComponentGuide = {
  components: ['WeekGrid'],
  otherNames: ['week calendar', 'heat map', 'timetable'],
  when: [
    'A week of hours beside the same hours in words.',
    '`within` hatches the hours that a wider rule never allows.',
  ],
  not: [
    'Without its list or sentence: it is only a picture.',
  ],
  accessibility: [
    'It is an image named by `label`. Whatever `onDraw` does must also be possible with controls beside it.',
  ],
  words: weekGridMessages,
}
