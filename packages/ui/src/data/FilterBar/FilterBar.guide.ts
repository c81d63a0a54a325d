import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { filterBarMessages } from './FilterBar.messages.ts'

export const filterBarGuide: ComponentGuide = {
  components: ['FilterBar', 'FilterSelect'],
  otherNames: ['filters', 'chips', 'toolbar'],
  when: [
    'Above a list with a search and filters: the search and the filters. A filter shows its chosen value, with × to remove it.',
    'Chips (`active`) for filters that no `FilterSelect` shows, such as a range of days.',
    '`FilterSelect` for one field with up to about twenty values.',
  ],
  not: [
    'Pages of one record: `TabNav`.',
    'A report’s settings: a form, with `SelectField` in place of `FilterSelect`.',
    'A search without filters: `SearchField` alone.',
  ],
  keyboard: {
    Tab: 'Goes through search, chips and filters.',
    Enter: 'On a chip or on ×: removes the filter.',
  },
  accessibility: [
    'Removing a chip moves the focus to the next one; removing a filter’s value moves it to the filter.',
    'Show the number of results in the table’s count, which is announced.',
  ],
  words: filterBarMessages,
}
