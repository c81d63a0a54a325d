import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { accessExplanationMessages } from './AccessExplanation.messages.ts'

export const accessExplanationGuide: ComponentGuide = {
  components: ['AccessExplanation'],
  otherNames: ['access check', 'why denied', 'decision'],
  when: [
    'To explain why a door opened or stayed closed, or what it would do at another time.',
  ],
  not: [
    'A rule in words: `RestrictionSummary`.',
    'The users that a change affects: `EffectPreview`.',
  ],
  why: [
    'It lists every rule in order, with the deciding one tinted, because an answer without the others raises the next question.',
  ],
  accessibility: [
    'It is a list in the order of the rules; the deciding one says that it decides.',
    'The answer itself is a heading, read first.',
  ],
  words: accessExplanationMessages,
}
