import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './StatusLabel.example.tsx'
import source from './StatusLabel.example.tsx?raw'

export const statusLabelGuide: ComponentGuide = {
  components: ['StatusLabel'],
  status: 'stable',
  when: [
    'The state of a person, a code, an invite, a door or an invoice in a list.',
    '`look="badge"` beside a title.',
  ],
  not: [
    'A state that is not in the list of statuses: add it there, with icon, tone and word, so that it looks the same everywhere.',
    'A message: `InlineAlert`.',
  ],
  keyboard: {},
  accessibility: [
    'Icon, word and colour say the same; the word alone is enough.',
    'Its words come from `statuses`; `children` replaces them where more is known: "Sending to 2 of 4".',
  ],
  example: { Example, source },
}
