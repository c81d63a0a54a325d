import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './PrecedenceLegend.example.tsx'
import source from './PrecedenceLegend.example.tsx?raw'
import { precedenceLegendMessages } from './PrecedenceLegend.messages.ts'

export const precedenceLegendGuide: ComponentGuide = {
  components: ['PrecedenceLegend'],
  status: 'stable',
  otherNames: ['priority', 'rule order'],
  when: [
    'As help beside an editor of rules: the order in which doors apply them.',
  ],
  not: [
    'An answer about one person: `AccessExplanation`.',
  ],
  keyboard: {},
  accessibility: [
    'It is an ordered list; words mark the present rule.',
  ],
  words: precedenceLegendMessages,
  example: { Example, source },
}
