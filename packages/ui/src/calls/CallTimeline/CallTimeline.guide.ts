import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { callTimelineMessages } from './CallTimeline.messages.ts'
import { Example } from './CallTimeline.example.tsx'
import source from './CallTimeline.example.tsx?raw'

export const callTimelineGuide: ComponentGuide = {
  components: ['CallTimeline'],
  status: 'new',
  otherNames: ['gantt', 'sequence', 'ring order'],
  when: [
    'A call is shown as a picture of time: a plan that is tried, or a call that took place.',
    '`events` come from `simulateCall`, or from the log of calls: both are the same events.',
  ],
  not: [
    'Words: `CallStory` tells the same events.',
    'Trying a plan: `CallSimulator` has the timeline in it.',
  ],
  why: ['Hatching means "never rings". A dashed frame is time in which nobody rings; a tier of apps lasts 30 seconds whatever happens in it.'],
  keyboard: {},
  accessibility: [
    'Readers hear a table: who rings, from when until when, and what happens. It takes the picture’s place where no motion is wanted, and in print.',
    'It runs from the start edge.',
  ],
  words: callTimelineMessages,
  example: { Example, source },
}
