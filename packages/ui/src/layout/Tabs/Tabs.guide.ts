import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Tabs.example.tsx'
import source from './Tabs.example.tsx?raw'

export const tabsGuide: ComponentGuide = {
  components: ['Tabs'],
  status: 'new',
  since: '1.2',
  otherNames: ['tab list', 'tab panel', 'views'],
  when: [
    'Two to five views of one thing, shown one at a time: a picture and its table.',
  ],
  not: [
    'Pages of a record, each with an address: `TabNav`.',
    'A choice that is saved: `SegmentedControl` or `RadioGroup`.',
    'What people compare: show all of it.',
  ],
  keyboard: {
    ArrowRight: 'The next one; in a right-to-left page the previous one.',
    ArrowLeft: 'The previous one; in a right-to-left page the next one.',
    'Home, End': 'The first and the last one.',
    Tab: 'Leaves the row for what is shown.',
  },
  accessibility: [
    'A tab is chosen as it gets the focus, so its content must be there at once.',
    '`label` names the set.',
  ],
  example: { Example, source },
}
