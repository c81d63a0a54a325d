export const dataTableMessages = {
  /** A count with the name of the rows: '312 users'. Always replace this text. */
  counted: { one: '{count} row', other: '{count} rows' },
  /** The range of shown rows, below the table. Screen readers announce its changes. */
  showing: 'Showing {from}–{to} of {total}',
  showingOne: 'Showing {at} of {total}',
  showingNone: 'Showing 0 of 0',
  loading: 'Loading',
  refreshing: 'Refreshing',
  sortedBy: { ascending: 'Sorted by {column}, ascending', descending: 'Sorted by {column}, descending' },
  selectPage: 'Select all on this page',
  selectRow: 'Select {name}',
  selected: '{count} selected',
  selectedInFilter: 'in this filter, {onPage} of them on this page.',
  /** The button that is offered once the whole page is selected. */
  selectFilter: 'Select all {count} in this filter',
  /** The button that returns from all matching rows to this page. */
  keepPage: 'Keep only this page',
  clearSelection: 'Clear selection',
  empty: 'Nothing here yet',
  noMatch: 'No match',
  noMatchHint: 'Change or clear the filters.',
  failed: 'The list could not be loaded',
  refreshFailed: 'The list could not be refreshed and may be out of date.',
  actions: 'Actions',
  details: 'Details',
  /** The button that opens a row. */
  detailsOf: 'Details of {name}',
  /** The button that chooses columns. */
  columns: 'Columns',
} as const
