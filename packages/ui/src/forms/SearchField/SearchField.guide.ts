import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './SearchField.example.tsx'
import source from './SearchField.example.tsx?raw'
import { searchFieldMessages } from './SearchField.messages.ts'

export const searchFieldGuide: ComponentGuide = {
  components: ['SearchField'],
  status: 'stable',
  otherNames: ['search box', 'search input'],
  when: [
    'One line that narrows the list below it while it is typed.',
  ],
  not: [
    'A value of a form: `TextField`.',
    'One thing to pick from many: a combobox.',
  ],
  keyboard: {
    Escape: 'Empties it.',
    Enter: 'Searches at once, where `onSubmit` is given.',
  },
  accessibility: [
    'It is a search box named by `label`; `isBusy` is said politely.',
  ],
  words: searchFieldMessages,
  example: { Example, source },
}
