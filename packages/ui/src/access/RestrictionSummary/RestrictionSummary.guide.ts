import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './RestrictionSummary.example.tsx'
import source from './RestrictionSummary.example.tsx?raw'

export const restrictionSummaryGuide: ComponentGuide = {
  components: ['RestrictionSummary'],
  status: 'stable',
  otherNames: ['schedule text', 'hours sentence'],
  when: [
    'To show a rule: one sentence and a small week.',
  ],
  not: [
    'To change it: `RestrictionEditor`.',
  ],
  keyboard: {},
  accessibility: [
    'The sentence says everything, so the picture of the week is hidden from screen readers.',
  ],
  example: { Example, source },
}
