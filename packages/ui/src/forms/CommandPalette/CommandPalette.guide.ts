import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { commandPaletteMessages } from './CommandPalette.messages.ts'

export const commandPaletteGuide: ComponentGuide = {
  components: ['CommandPalette', 'CommandPaletteButton'],
  status: 'new',
  otherNames: ['command menu', 'spotlight', 'quick search', 'omnibar', 'go to anything'],
  when: [
    'A quick way for daily users to any user, door, page or action.',
  ],
  not: [
    'As the only way to something: each item must be on a page too.',
    'A value of a form: `ComboboxField`.',
    'A search within one list: `SearchField` above it.',
  ],
  why: [
    'Known items appear at once. Results of the service are added below without removing any.',
    'An item with a `question` needs a second press: the safe answer has the focus.',
  ],
  keyboard: {
    'Arrow down, arrow up': 'Goes through all results, and from the last one to the first.',
    Tab: 'Goes to the next section; with Shift to the previous one.',
    Enter: 'Opens it; with Ctrl in a new tab.',
    Escape: 'Closes.',
  },
  accessibility: [
    'A combobox with its list: the focus stays in the field, the active option is named by `aria-activedescendant`.',
    'The number of results is announced after a pause in typing.',
  ],
  words: commandPaletteMessages,
}
