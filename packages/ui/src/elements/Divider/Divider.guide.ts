import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Divider.example.tsx'
import source from './Divider.example.tsx?raw'

export const dividerGuide: ComponentGuide = {
  components: ['Divider'],
  status: 'stable',
  otherNames: ['separator', 'rule', 'hr'],
  when: [
    'Two parts of one card differ in kind.',
    '`label` where a choice is offered: "or".',
  ],
  not: [
    'Between rows of a list: the list draws its own.',
    'Between cards: the gap says it.',
  ],
  keyboard: {},
  accessibility: [
    'It is a separator; a labelled one reads its word.',
  ],
  example: { Example, source },
}
