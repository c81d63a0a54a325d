import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Skeleton.example.tsx'
import source from './Skeleton.example.tsx?raw'

export const skeletonGuide: ComponentGuide = {
  components: ['Skeleton'],
  status: 'stable',
  otherNames: ['placeholder', 'shimmer', 'ghost'],
  when: [
    'The first load of a page or a table whose shape is known.',
  ],
  not: [
    'A later load: keep the old content and set `aria-busy`.',
    'A wait of less than 300 ms: nothing.',
    'A load whose shape is not known: `LoadingState`.',
  ],
  keyboard: {},
  accessibility: [
    'It is hidden from screen readers; the region around it says that it is loading.',
    'It has no animation, so reduced motion changes nothing.',
  ],
  example: { Example, source },
}
