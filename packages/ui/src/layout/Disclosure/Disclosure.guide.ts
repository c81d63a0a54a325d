import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Disclosure.example.tsx'
import source from './Disclosure.example.tsx?raw'

export const disclosureGuide: ComponentGuide = {
  components: ['Disclosure', 'Accordion'],
  status: 'new',
  since: '1.2',
  otherNames: ['collapsible', 'expander', 'details', 'expansion panel', 'FAQ'],
  when: [
    'More that some people want: the details of a call, an answer to a question.',
    'Several of them one below the other: put them into an `Accordion`.',
  ],
  not: [
    'Views that take turns in one place: `Tabs`.',
    'A few facts that everyone needs: show them.',
    'Something that hangs at a button: `Popover`.',
  ],
  why: [
    '`isExclusive` closes what someone may want to compare; use it only for long contents.',
  ],
  keyboard: {
    Enter: 'Opens and closes it.',
    Space: 'The same.',
  },
  accessibility: [
    'It is the browser’s own `details`: readers hear that it opens, and whether it is open.',
    'No control belongs into `summary`: it is one itself.',
  ],
  example: { Example, source },
}
