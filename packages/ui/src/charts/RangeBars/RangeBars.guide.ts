import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './RangeBars.example.tsx'
import source from './RangeBars.example.tsx?raw'
import { rangeBarsMessages } from './RangeBars.messages.ts'

export const rangeBarsGuide: ComponentGuide = {
  components: ['RangeBars'],
  status: 'new',
  since: '1.2',
  otherNames: ['histogram', 'brush', 'timeline selection', 'time range chart'],
  when: [
    'Above a list of events: shows when they happened, and narrows the list to a time.',
  ],
  not: [
    'One day beside a usual day: `BarsByHour`.',
    'Days only: `DateRangeField`, which belongs beside it as the way to type a time.',
  ],
  why: [
    'The selection is told once, at its end, so that an address or a request follows it without noise. Whole bars are selected; `selected` may be any time.',
  ],
  keyboard: {
    Tab: 'Goes to one bar.',
    'ArrowLeft ArrowRight Home End': 'To another bar.',
    'Shift with these keys': 'Selects the bars between; releasing Shift tells the selection.',
    'Enter Space': 'Selects one bar.',
    Escape: 'Clears the selection.',
  },
  accessibility: [
    'Say in a sentence above it what it shows, and repeat there the count of the selected time.',
    'Each bar is a button with its time and numbers; selected bars are pressed. “Show as table” shows the same numbers as a table.',
  ],
  words: rangeBarsMessages,
  example: { Example, source },
}
