import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Stack.example.tsx'
import source from './Stack.example.tsx?raw'

export const stackGuide: ComponentGuide = {
  components: ['Stack', 'Inline'],
  status: 'stable',
  otherNames: ['flex', 'inline', 'spacing', 'box'],
  when: [
    'Things below one another with one gap: `Stack`. Beside one another: `Inline`.',
    'Everywhere a gap is needed: components have no outer margin.',
  ],
  not: [
    'Columns that share a grid: `Grid`.',
  ],
  keyboard: {},
  accessibility: [
    'They add nothing for assistive technology; `as` gives them a meaning (`ul`, `section`).',
  ],
  example: { Example, source },
}
