import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const skeletonGuide: ComponentGuide = {
  components: ['Skeleton'],
  otherNames: ['placeholder', 'shimmer', 'ghost'],
  when: [
    'The first load of a page or a table whose shape is known.',
  ],
  not: [
    'A later load: keep the old content and set `aria-busy`.',
    'A wait of less than 300 ms: nothing.',
    'A load whose shape is not known: `LoadingState`.',
  ],
  accessibility: [
    'It is hidden from screen readers; the region around it says that it is loading.',
    'It has no animation, so reduced motion changes nothing.',
  ],
}
