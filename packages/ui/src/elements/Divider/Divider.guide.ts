import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const dividerGuide: ComponentGuide = {
  components: ['Divider'],
  otherNames: ['separator', 'rule', 'hr'],
  when: [
    'Between two different parts of one card.',
    '`label` between alternatives: "or".',
  ],
  not: [
    'Between rows of a list: the list draws its own.',
    'Between cards: the gap is enough.',
  ],
  accessibility: [
    'It is a separator; with a label, screen readers read the label.',
  ],
}
