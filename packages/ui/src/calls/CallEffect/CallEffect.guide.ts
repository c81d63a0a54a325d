import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { callEffectMessages } from './CallEffect.messages.ts'

export const callEffectGuide: ComponentGuide = {
  components: ['CallEffect'],
  status: 'new',
  otherNames: ['diff', 'change preview', 'impact'],
  when: ['Before a plan of calls is saved: who answers visitors afterwards, and who gains or loses calls.'],
  not: [
    'Hours of access: `EffectPreview`.',
    'After saving: `ChangeReceipt`.',
  ],
  accessibility: ['It is a live region: each change of the plan announces its new sentence.'],
  words: callEffectMessages,
}
