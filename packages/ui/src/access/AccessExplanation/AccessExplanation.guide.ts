import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './AccessExplanation.example.tsx'
import source from './AccessExplanation.example.tsx?raw'
import { accessExplanationMessages } from './AccessExplanation.messages.ts'

export const accessExplanationGuide: ComponentGuide = {
  components: ['AccessExplanation'],
  status: 'stable',
  otherNames: ['access check', 'why denied', 'decision'],
  when: [
    'Someone asks why a door opened or stayed closed, or would at another time.',
  ],
  not: [
    'Saying a rule: `RestrictionSummary`.',
    'Who is touched by a change: `EffectPreview`.',
  ],
  why: [
    'Every rule stands there in its order, the deciding one tinted: an answer that hides the others invites the next question.',
  ],
  keyboard: {},
  accessibility: [
    'It is a list in the order of the rules; the deciding one says that it decides.',
    'The answer itself is a heading, read first.',
  ],
  words: accessExplanationMessages,
  example: { Example, source },
}
