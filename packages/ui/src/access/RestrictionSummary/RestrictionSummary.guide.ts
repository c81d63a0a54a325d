import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const restrictionSummaryGuide: ComponentGuide = {
  components: ['RestrictionSummary'],
  otherNames: ['schedule text', 'hours sentence'],
  when: [
    'To show a rule: one sentence and a small week.',
  ],
  not: [
    'To change it: `RestrictionEditor`.',
  ],
  accessibility: [
    'The sentence says everything, so the picture of the week is hidden from screen readers.',
  ],
}
