import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './Pagination.example.tsx'
import source from './Pagination.example.tsx?raw'
import { paginationMessages } from './Pagination.messages.ts'

export const paginationGuide: ComponentGuide = {
  components: ['Pagination'],
  status: 'stable',
  otherNames: ['pager', 'page numbers'],
  when: [
    'Under a list of pages that is not a `DataTable`, which brings its own.',
  ],
  not: [
    'A list that only grows: load more, or group by day.',
    'One page: it then shows nothing.',
  ],
  keyboard: {
    Tab: 'Goes through the pages.',
    Enter: 'Goes there.',
  },
  accessibility: [
    'It is a navigation with a name; the present page is marked with `aria-current`.',
    'With `hrefFor` pages are links, and the browser’s back works.',
  ],
  words: paginationMessages,
  example: { Example, source },
}
