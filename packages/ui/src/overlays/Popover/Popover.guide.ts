import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Popover.example.tsx'
import source from './Popover.example.tsx?raw'

export const popoverGuide: ComponentGuide = {
  components: ['Popover'],
  status: 'new',
  since: '1.2',
  otherNames: ['dropdown panel', 'flyout', 'hover card', 'toggletip'],
  when: [
    'More about one thing in the page, for those who ask: which doors, how a number is made up.',
    'A few controls that belong to one place, such as a filter’s.',
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
    Tab: 'Goes through what is in it; past its end it closes.',
  },
  accessibility: [
    'It is a dialog that leaves the page usable, named by `label`; its button says that it opens one, and whether it is open.',
    'The focus goes to it as it opens, so that it is read from its name on.',
  ],
  example: { Example, source },
}
