import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
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
    'Days only: `DateRangeField`. Also put it beside the bars, so that users can type a time.',
  ],
  why: [
    '`onValueChange` is called once, at the end of a selection, so that a drag changes an address or sends a request only once. Users select whole bars; `value` may be any time.',
  ],
  keyboard: {
    Tab: 'Goes to one bar.',
    'ArrowLeft ArrowRight Home End': 'To another bar.',
    'Shift with these keys': 'Selects the bars between; the selection ends when Shift is released.',
    'Enter Space': 'Selects one bar.',
    Escape: 'Clears the selection.',
  },
  accessibility: [
    'Say in a sentence above the bars what they show, and repeat the count of the selected time in that sentence.',
    'Each bar is a button with its time and numbers; selected bars are pressed. “Show as table” shows the same numbers as a table.',
  ],
  words: rangeBarsMessages,
}
