import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const stackGuide: ComponentGuide = {
  components: ['Stack', 'Inline'],
  otherNames: ['flex', 'inline', 'spacing', 'box'],
  when: [
    'Elements below one another with the same gap: `Stack`. Beside one another: `Inline`.',
    'Wherever elements need a gap: components have no outer margin.',
  ],
  not: [
    'Columns that share a grid: `Grid`.',
  ],
  accessibility: [
    'They have no meaning for screen readers; `as` gives them one (`ul`, `section`).',
  ],
}
