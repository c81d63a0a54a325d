import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { precedenceLegendMessages } from './PrecedenceLegend.messages.ts'

export const precedenceLegendGuide: ComponentGuide = {
  components: ['PrecedenceLegend'],
  otherNames: ['priority', 'rule order'],
  when: [
    'As help beside an editor of rules: the order in which doors apply them.',
  ],
  not: [
    'An answer about one person: `AccessExplanation`.',
  ],
  accessibility: [
    'It is an ordered list; words mark the present rule.',
  ],
  words: precedenceLegendMessages,
}
