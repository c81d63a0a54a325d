import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { doorLanesMessages } from './DoorLanes.messages.ts'

export const doorLanesGuide: ComponentGuide = {
  components: ['DoorLanes'],
  status: 'new',
  since: '1.3',
  otherNames: ['timeline', 'swimlanes', 'door timeline', 'Gantt chart'],
  when: [
    'The day of one or many doors: which were held open, left open, locked down or offline, and for how long.',
  ],
  not: [
    'The state of doors now: `DoorRow`.',
    'How many entries there were: `BarsByHour` or `RangeBars`.',
  ],
  why: [
    'Give only what was recorded. A time without a record is `unknown`: a drawn state is a claim.',
    'Planned times have a dashed outline, because an override or a lockdown may still change them.',
  ],
  keyboard: {
    Tab: 'Goes to one time of one door.',
    'ArrowLeft ArrowRight Home End': 'To another time of the door.',
    'ArrowUp ArrowDown': 'To another door.',
    'Enter Space': 'Shows the details of that time, if `detailsFor` is given.',
    Escape: 'Closes the details.',
  },
  accessibility: [
    'Say in a sentence above the lanes what they show. Each door is a list, and each time is read with its state and openings.',
    'Each state has a pattern of its own beside its color. “Show as table” lists the same times.',
  ],
  words: doorLanesMessages,
}
