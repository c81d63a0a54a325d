import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Icon.example.tsx'
import source from './Icon.example.tsx?raw'

export const iconGuide: ComponentGuide = {
  components: ['Icon'],
  status: 'stable',
  otherNames: ['glyph', 'symbol', 'SVG'],
  when: [
    'An icon stands beside a word, at 16 px, or 20 in a head.',
    '`isDirectional` for arrows and for what points along the text: it mirrors from right to left.',
  ],
  not: [
    'Alone as something to press: `IconButton`.',
    'As decoration of a page.',
    'For a state: `StatusLabel` has icon, word and color together.',
  ],
  keyboard: {},
  accessibility: [
    'It is hidden from assistive technology, because a word stands beside it. `label` gives it a name where none does.',
  ],
  example: { Example, source },
}
