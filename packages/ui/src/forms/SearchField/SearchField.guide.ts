import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { searchFieldMessages } from './SearchField.messages.ts'

export const searchFieldGuide: ComponentGuide = {
  components: ['SearchField'],
  otherNames: ['search box', 'search input'],
  when: [
    'A search that filters the list below it while the user types.',
  ],
  not: [
    'A value of a form: `TextField`.',
    'One thing to pick from many: a combobox.',
  ],
  keyboard: {
    Escape: 'Clears it.',
    Enter: 'Searches at once, if `onSubmit` is set.',
  },
  accessibility: [
    'It is a search box named by `label`; `isBusy` is announced politely.',
  ],
  words: searchFieldMessages,
}
