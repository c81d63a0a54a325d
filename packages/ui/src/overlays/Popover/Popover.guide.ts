import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const popoverGuide: ComponentGuide = {
  components: ['Popover'],
  status: 'new',
  since: '1.2',
  otherNames: ['dropdown panel', 'flyout', 'hover card', 'toggletip'],
  when: [
    'Details on request: which doors, how a total is made up.',
    'A few controls of one element, such as a filter.',
  ],
  not: [
    'Links and actions: `Menu`.',
    'A few words: `Tooltip`.',
    'Something that must be answered: `Dialog`.',
    'A list of choices for a field: `SelectField` or `Combobox`.',
  ],
  keyboard: {
    Enter: 'Opens and closes it.',
    Escape: 'Closes it; the button has the focus again.',
    Tab: 'Goes through its controls; after the last one it closes.',
  },
  accessibility: [
    'It is a dialog named by `label`; the page stays usable. Its button says that it opens a dialog, and whether it is open.',
    'The focus goes to it when it opens, so that screen readers start with its name.',
  ],
}
