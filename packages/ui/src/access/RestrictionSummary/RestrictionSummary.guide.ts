import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './RestrictionSummary.example.tsx'
import source from './RestrictionSummary.example.tsx?raw'

export const restrictionSummaryGuide: ComponentGuide = {
  components: ['RestrictionSummary'],
  status: 'stable',
  otherNames: ['schedule text', 'hours sentence'],
  when: [
    'A rule is shown: one sentence, and its week in small.',
  ],
  not: [
    'It is changed: `RestrictionEditor`.',
  ],
  keyboard: {},
  accessibility: [
    'The sentence says everything; the week is a picture of it and is hidden.',
  ],
  example: { Example, source },
}
