import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { heatMapMessages } from './HeatMap.messages.ts'

export const heatMapGuide: ComponentGuide = {
  components: ['HeatMap'],
  status: 'new',
  since: '1.2',
  otherNames: ['punch card', 'week heat map', 'usual hours'],
  when: [
    'Which hours of the week a user or a door is used, so that an unusual hour stands out.',
  ],
  not: [
    'Permitted hours alone: `WeekGrid`.',
    'What happened on certain days: `RangeBars`.',
  ],
  why: [
    'Each count is the sum of one weekday’s hour over several weeks. Below the map, list the days of the selected hour.',
  ],
  keyboard: {
    Tab: 'Goes to one hour.',
    'ArrowLeft ArrowRight Home End': 'To another hour of the day.',
    'ArrowUp ArrowDown': 'To the same hour of another day.',
    'Enter Space': 'Selects the hour, or clears it.',
  },
  accessibility: [
    'Say in a sentence above the map what it shows. Screen readers read each hour with its numbers, and say if it is outside permitted hours.',
    'Refusals are hatched and permitted hours have an outline. In forced colors the levels differ by height. “Show as table” lists the used hours.',
  ],
  words: heatMapMessages,
}
