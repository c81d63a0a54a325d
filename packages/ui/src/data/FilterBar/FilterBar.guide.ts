import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './FilterBar.example.tsx'
import source from './FilterBar.example.tsx?raw'
import { filterBarMessages } from './FilterBar.messages.ts'

export const filterBarGuide: ComponentGuide = {
  components: ['FilterBar', 'FilterSelect'],
  status: 'stable',
  otherNames: ['filters', 'chips', 'toolbar'],
  when: [
    'Above a list that is searched or narrowed: the search, the choices, and chips for what is chosen.',
    '`FilterSelect` for one fact with up to about twenty values.',
  ],
  not: [
    'Pages of one record: `TabNav`.',
    'A report’s settings: a form, with `SelectField` in place of `FilterSelect`.',
    'One search and nothing to narrow by: `SearchField` alone.',
  ],
  keyboard: {
    Tab: 'Goes through search, choices and chips.',
    Enter: 'On a chip: takes it away.',
  },
  accessibility: [
    'Taking a chip away moves the focus to the next one, and says what is left.',
    'The number found belongs into the table’s count, which is announced.',
  ],
  words: filterBarMessages,
  example: { Example, source },
}
