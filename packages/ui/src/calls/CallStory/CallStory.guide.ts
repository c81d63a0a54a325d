import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { callMessages } from '../internal/call.messages.ts'
import { Example } from './CallStory.example.tsx'
import source from './CallStory.example.tsx?raw'

export const callStoryGuide: ComponentGuide = {
  components: ['CallStory'],
  status: 'new',
  otherNames: ['narrative', 'call log', 'explanation'],
  when: [
    'A call is told in sentences: in a simulator, beside a door that is called from, in a log.',
    '`at` while the call runs: what happens now is marked, what is still to come is muted.',
  ],
  not: [
    'A sentence about who answers by a plan: `useCallTexts().reach`.',
    'A picture: `CallTimeline`.',
  ],
  why: ['What happens to several phones at the same moment is one sentence.'],
  keyboard: {},
  accessibility: ['It is a list in the order of time. It is no live region: give a `LiveRegion` the sentence that is new.'],
  words: callMessages,
  example: { Example, source },
}
