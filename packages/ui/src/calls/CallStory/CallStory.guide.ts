import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { callMessages } from '../internal/call.messages.ts'

export const callStoryGuide: ComponentGuide = {
  components: ['CallStory'],
  status: 'new',
  otherNames: ['narrative', 'call log', 'explanation'],
  when: [
    'A call as sentences: in a simulator, beside a station, in activity.',
    'Set `at` while the call runs: the present event is marked, later ones are muted.',
  ],
  not: [
    'A sentence about who answers by a plan: `useCallTexts().reach`.',
    'A picture: `CallTimeline`.',
  ],
  why: ['Events of several phones at the same moment are one sentence.'],
  accessibility: ['It is a list in order of time, and no live region: put each new sentence into a `LiveRegion`.'],
  words: callMessages,
}
