import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const textGuide: ComponentGuide = {
  components: ['Text', 'Heading'],
  otherNames: ['typography', 'heading', 'paragraph'],
  when: [
    'Every paragraph and word outside a control; `Heading` for every title, so that sizes and levels stay one system.',
    '`size="small"` with `tone="muted"` for facts about the line above; `meta` for dates and counts.',
    '`isTabular` for numbers below one another.',
  ],
  not: [
    'A state: `StatusLabel`.',
    'Any other size or color: use the scale.',
  ],
  accessibility: [
    '`Heading level` is the place in the page’s outline, `size` only its look. One `level={1}` a page.',
    'A color says nothing that the words do not.',
  ],
}
