import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const gridGuide: ComponentGuide = {
  components: ['Grid', 'PageColumns'],
  otherNames: ['columns', 'layout'],
  when: [
    'As many cards or fields beside one another as fit: `Grid` with `minColumn`.',
    'A page with a main column and a side panel: `PageColumns`.',
  ],
  not: [
    'A column of elements: `Stack`. A line of elements: `Inline`.',
    'Rows and columns of data: `DataTable`.',
  ],
  accessibility: [
    'The order on screen is the order of the source, at every width.',
  ],
}
