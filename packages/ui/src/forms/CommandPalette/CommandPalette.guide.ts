import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './CommandPalette.example.tsx'
import source from './CommandPalette.example.tsx?raw'
import { commandPaletteMessages } from './CommandPalette.messages.ts'

export const commandPaletteGuide: ComponentGuide = {
  components: ['CommandPalette', 'CommandPaletteButton'],
  status: 'new',
  otherNames: ['command menu', 'spotlight', 'quick search', 'omnibar', 'go to anything'],
  when: [
    'Daily users go from anywhere to a user, a door, a page or an action without the menu.',
  ],
  not: [
    'The only way to something: each item stands on a page too.',
    'A value of a form: `ComboboxField`.',
    'A search within one list: `SearchField` above it, which stays in the address.',
  ],
  why: [
    'What is known at once stands at once; what the service finds joins it, and nothing that is there goes away for it.',
    'An item with a `question` is never done by one key: the safe answer has the focus.',
  ],
  keyboard: {
    'Arrow down, arrow up': 'Through all results, round at the ends.',
    Tab: 'To the first of the next section; with Shift to the section before.',
    Enter: 'Opens; with Ctrl in another tab.',
    Escape: 'Closes.',
  },
  accessibility: [
    'A combobox with its list: the focus stays in the field, the active option is named by `aria-activedescendant`.',
    'How many there are is said when one stops typing.',
  ],
  words: commandPaletteMessages,
  example: { Example, source },
}
