import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Divider.example.tsx'
import source from './Divider.example.tsx?raw'

export const dividerGuide: ComponentGuide = {
  components: ['Divider'],
  status: 'stable',
  otherNames: ['separator', 'rule', 'hr'],
  when: [
    'Between two different parts of one card.',
    '`label` between alternatives: "or".',
  ],
  not: [
    'Between rows of a list: the list draws its own.',
    'Between cards: the gap is enough.',
  ],
  keyboard: {},
  accessibility: [
    'It is a separator; with a label, screen readers read the label.',
  ],
  example: { Example, source },
}
