import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { callTimelineMessages } from './CallTimeline.messages.ts'

export const callTimelineGuide: ComponentGuide = {
  components: ['CallTimeline'],
  status: 'new',
  otherNames: ['gantt', 'sequence', 'ring order'],
  when: [
    'A call as a picture over time: a simulated or a past call.',
    '`events` come from `simulateCall` or from a past call; their format is the same.',
  ],
  not: [
    'The same in words: `CallStory`.',
    'To simulate a plan: `CallSimulator`, which has the timeline in it.',
  ],
  why: ['Hatching means "never rings". A dashed frame is time in which no phone rings; a tier of apps always lasts 30 seconds.'],
  accessibility: [
    'Screen readers get a table: who rings, start, end and events. The table replaces the picture with reduced motion and in print.',
    'Time runs in the direction of reading.',
  ],
  words: callTimelineMessages,
}
