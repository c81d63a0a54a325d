import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const tabsGuide: ComponentGuide = {
  components: ['Tabs'],
  status: 'new',
  since: '1.2',
  otherNames: ['tab list', 'tab panel', 'views'],
  when: [
    'Two to five views of the same data, one at a time: a picture and its table.',
  ],
  not: [
    'Pages of a record, each with an address: `TabNav`.',
    'A choice that is saved: `SegmentedControl` or `RadioGroup`.',
    'Views that users compare: show all of them.',
  ],
  keyboard: {
    ArrowRight: 'The next one; in a right-to-left page the previous one.',
    ArrowLeft: 'The previous one; in a right-to-left page the next one.',
    'Home, End': 'The first and the last one.',
    Tab: 'Goes from the tabs to the shown view.',
  },
  accessibility: [
    'A tab opens when it gets the focus, so its content must be there at once.',
    '`label` names the set.',
  ],
}
