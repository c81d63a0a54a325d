import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const iconGuide: ComponentGuide = {
  components: ['Icon'],
  otherNames: ['glyph', 'symbol', 'SVG'],
  when: [
    'An icon beside a word, 16 px, or 20 px in a header.',
    '`isDirectional` for arrows and other icons with a direction: they mirror in right-to-left languages.',
  ],
  not: [
    'A button with an icon alone: `IconButton`.',
    'As decoration of a page.',
    'For a state: `StatusLabel` has icon, word and color together.',
  ],
  accessibility: [
    'It is hidden from screen readers, because a word is beside it. `label` gives it a name if there is no word.',
  ],
}
