import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { filterBarMessages } from './FilterBar.messages.ts'

export const filterBarGuide: ComponentGuide = {
  components: ['FilterBar', 'FilterSelect'],
  otherNames: ['filters', 'chips', 'toolbar'],
  when: [
    'Above a list with a search and filters: the search, the filters, and a chip for each chosen filter.',
    '`FilterSelect` for one field with up to about twenty values.',
  ],
  not: [
    'Pages of one record: `TabNav`.',
    'A report’s settings: a form, with `SelectField` in place of `FilterSelect`.',
    'A search without filters: `SearchField` alone.',
  ],
  keyboard: {
    Tab: 'Goes through search, filters and chips.',
    Enter: 'On a chip: removes it.',
  },
  accessibility: [
    'Removing a chip moves the focus to the next one, and announces the remaining filters.',
    'Show the number of results in the table’s count, which is announced.',
  ],
  words: filterBarMessages,
}
