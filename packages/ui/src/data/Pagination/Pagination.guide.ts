import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { paginationMessages } from './Pagination.messages.ts'

export const paginationGuide: ComponentGuide = {
  components: ['Pagination'],
  otherNames: ['pager', 'page numbers'],
  when: [
    'Under a paged list that is not a `DataTable`, which has its own.',
  ],
  not: [
    'A list that only grows: a button for more, or groups by day.',
    'A single page: it shows nothing.',
  ],
  keyboard: {
    Tab: 'Goes through the pages.',
    Enter: 'Opens the page.',
  },
  accessibility: [
    'It is a navigation with a name; the current page has `aria-current`.',
    'With `hrefFor`, pages are links, and Back works.',
  ],
  words: paginationMessages,
}
