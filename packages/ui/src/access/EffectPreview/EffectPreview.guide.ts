import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { effectPreviewMessages } from './EffectPreview.messages.ts'

export const effectPreviewGuide: ComponentGuide = {
  components: ['EffectPreview'],
  otherNames: ['diff', 'impact', 'change preview'],
  when: [
    'Before a rule, a group or a schedule is saved that affects more than one user.',
  ],
  not: [
    'One person: a sentence is enough.',
    'After saving: `ChangeReceipt`.',
  ],
  accessibility: [
    'Gains and losses are words with counts; color only repeats them.',
    'It says when it is loading, and keeps the old answer until then.',
  ],
  words: effectPreviewMessages,
}
