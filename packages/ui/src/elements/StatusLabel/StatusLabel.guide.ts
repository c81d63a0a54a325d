import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './StatusLabel.example.tsx'
import source from './StatusLabel.example.tsx?raw'

export const statusLabelGuide: ComponentGuide = {
  components: ['StatusLabel'],
  status: 'stable',
  otherNames: ['status badge', 'state', 'lozenge'],
  when: [
    'The state of a person, a code, an invite, a door or an invoice in a list.',
    '`look="badge"` beside a title.',
    'Each status is an export of its own (`activeStatus`, `heldOpenStatus`, `paidStatus` …): a page loads the icons of those it names.',
  ],
  not: [
    'A state with an icon of its own: add it to the library’s statuses, so that it looks the same everywhere.',
    'A message: `InlineAlert`.',
  ],
  keyboard: {},
  accessibility: [
    'Icon, word and color say the same; the word alone is enough.',
    'The word is the page’s, in its language and as exact as it can be: "Sending to 2 of 4".',
  ],
  example: { Example, source },
}
