import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { dataTableMessages } from './DataTable.messages.ts'

export const dataTableGuide: ComponentGuide = {
  components: ['DataTable', 'CellLines', 'ColumnMenu'],
  otherNames: ['grid', 'data grid', 'list', 'rows'],
  when: [
    'For lists that may be longer than a page. `rows` is the received page, `page` says which one: `number`, `size` and the `total` of all pages. Omit `page` if `rows` is the whole list.',
    'With `hrefFor({ page, sort })`, pages and sort orders are links that open in a new tab and work with Back. Without it, they are buttons with `page.onPageChange` and `sort.onSortChange`.',
    '`selection.value` is either a list of ids, or a whole filter except some ids; `countSelected` counts it. If its scope is `filter`, send the filter instead of ids.',
    'Without `selection.value` the table keeps what is selected; `details` opens more about a row below it, and keeps which rows are open likewise.',
    '`ColumnMenu` in `actions` chooses the columns: its `values` are the table’s `shownColumns`. Keep them where they last, such as the browser’s storage.',
    'Name rows in `labels.counted`: "312 people", not "312 rows".',
  ],
  not: [
    'The facts of one record: `DescriptionList`.',
    'A list that users edit in place: a list of cards or fields.',
    'Don’t put a second primary button into `selection.actions`. An action on a whole filter needs a dialog with the count.',
  ],
  why: [
    'It never sorts, filters or fetches: it shows its props and calls its callbacks.',
    'A row is drawn again only if its own properties changed. Keep `columns`, `rowActions` and `details.content` outside the component or in `useCallback`.',
    'Keep `rows` while newer ones load and set `isLoading`; pass `undefined` only before the first answer.',
    'It never scrolls sideways. If its columns don’t fit, it wraps its headings and uses less space; if they still don’t fit, its rows are cards as on a phone.',
  ],
  keyboard: {
    Tab: 'Goes through headings, checkboxes, links and row tools.',
    Space: 'Selects a row.',
    Enter: 'Follows a link, sorts by a heading, or opens the details of a row.',
  },
  accessibility: [
    "It is a table named by `label`; the column with `phone: 'title'` is the row’s header.",
    'The sorted heading says its direction; the count and each change of the selection are announced.',
    '`isRowPressable` is for the pointer alone: the row’s title has a link or a button that does the same.',
    'Give each column its place on a phone: `title`, `status`, `fact`, `line` or `hidden`.',
  ],
  words: dataTableMessages,
}
