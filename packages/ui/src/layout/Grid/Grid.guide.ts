import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Grid.example.tsx'
import source from './Grid.example.tsx?raw'

export const gridGuide: ComponentGuide = {
  components: ['Grid', 'PageColumns'],
  status: 'stable',
  otherNames: ['columns', 'layout'],
  when: [
    'Cards or fields of one kind beside one another, as many as fit: `Grid` with `minColumn`.',
    'A page with a main column and a side panel: `PageColumns`.',
  ],
  not: [
    'Things below one another: `Stack`. In a line: `Inline`.',
    'Rows and columns of data: `DataTable`.',
  ],
  keyboard: {},
  accessibility: [
    'The order on screen is the order of the source, at every width.',
  ],
  example: { Example, source },
}
