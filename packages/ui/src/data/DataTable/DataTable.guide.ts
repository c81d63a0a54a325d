import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './DataTable.example.tsx'
import source from './DataTable.example.tsx?raw'
import { dataTableMessages } from './DataTable.messages.ts'

export const dataTableGuide: ComponentGuide = {
  components: ['DataTable', 'CellLines'],
  status: 'stable',
  otherNames: ['grid', 'data grid', 'list', 'rows'],
  when: [
    'For lists that may be longer than a page. `rows` is the page as it came, `page` says which one: `number`, `size` and the `total` of all pages. Omit `page` where `rows` are the whole list.',
    '`hrefFor({ page, sort })` makes pages and orders real links: they open in a new tab, and back works. Without it, `page.onPageChange` and `sort.onSortChange` make buttons.',
    '`selection.value` is either chosen ids or a whole filter save some; `countSelected` counts it. Send the filter, not ids, when its scope is `filter`.',
    'Name rows in `labels.counted`: "312 people", not "312 rows".',
  ],
  not: [
    'The facts of one record: `DescriptionList`.',
    'A list that is edited in place: a list of cards or fields.',
    'Never a second filled button in `selection.actions`, and nothing for a whole filter without a dialog that counts.',
  ],
  why: [
    'It never sorts, filters or fetches: it shows what it is given and reports what is wanted.',
    'Keep `rows` while newer ones load and set `isLoading`; pass `undefined` only before the first answer.',
    'It never leaves its place: where its columns need more than there is, it wraps its heads and takes less air, and where that is not enough its rows are cards as on a phone.',
  ],
  keyboard: {
    Tab: 'Goes through heads, boxes, links and row tools.',
    Space: 'Ticks a row.',
    Enter: 'Follows a link, sorts by a head.',
  },
  accessibility: [
    "It is a table named by `label`; the column with `phone: 'title'` is the row’s header.",
    'The sorted head says its direction; the count and each change of the selection are announced.',
    'Give each column its place on a phone: `title`, `status`, `fact`, `line` or `hidden`.',
  ],
  words: dataTableMessages,
  example: { Example, source },
}
