import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const disclosureGuide: ComponentGuide = {
  components: ['Disclosure', 'Accordion'],
  status: 'new',
  since: '1.2',
  otherNames: ['collapsible', 'expander', 'details', 'expansion panel', 'FAQ'],
  when: [
    'Details that only some users want: the details of a call, an answer to a question.',
    'Put several of them into an `Accordion`.',
  ],
  not: [
    'Alternative views in one place: `Tabs`.',
    'A few facts that everyone needs: show them.',
    'Details over the page, at a button: `Popover`.',
  ],
  why: [
    '`isExclusive` keeps only one open, so that users can’t compare; use it only for long contents.',
  ],
  keyboard: {
    Enter: 'Opens and closes it.',
    Space: 'The same.',
  },
  accessibility: [
    'It is the browser’s own `details`: screen readers say that it can open, and whether it is open.',
    'Put no control into `summary`, which is one itself.',
  ],
}
