import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { barsByHourMessages } from './BarsByHour.messages.ts'

export const barsByHourGuide: ComponentGuide = {
  components: ['BarsByHour'],
  status: 'new',
  since: '1.2',
  otherNames: ['bar chart', 'histogram', 'graph'],
  when: [
    'How busy a day was: at a property, a door, or for one user.',
  ],
  not: [
    'A used part of a limit: `Meter`.',
    'The events themselves: `Timeline`.',
  ],
  why: [
    'Bars are HTML: they follow direction, print and forced colors like every other part. Only the round numbers of the axis come from a library (d3-array).',
  ],
  keyboard: {
    Tab: 'Goes to one hour of the bars.',
    'ArrowLeft ArrowRight': 'To the hour before or after.',
    'Home End': 'To the first or the last hour.',
    Enter: 'With `hrefFor`: opens the events of the hour.',
  },
  accessibility: [
    'Say in a sentence above it what it shows; the bars are a list of hours, each read with its numbers.',
    '“Show as table” shows the same numbers as a table. Refusals are hatched, so no meaning lies in color alone.',
  ],
  words: barsByHourMessages,
}
