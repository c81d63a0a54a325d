import { paginationLabels } from '../Pagination/index.ts'
import type { PaginationLabels } from '../Pagination/index.ts'

export interface DataTableLabels {
  /** Counted rows by what they are: '312 people'. Give it: 'rows' says nothing. */
  counted: (count: number) => string
  /** Below the table, and aloud when it changes. */
  showing: (range: { from: number, to: number, total: number }) => string
  loading: string
  refreshing: string
  sortedBy: (sort: { column: string, direction: 'ascending' | 'descending' }) => string
  selectPage: string
  selectRow: (name: string) => string
  selected: (count: string) => string
  selectedInFilter: (selection: { count: string, onPage: number }) => string
  /** Offered once the whole page is selected. */
  selectFilter: (count: string) => string
  /** Back from the whole filter to this page. */
  keepPage: string
  clearSelection: string
  empty: string
  noMatch: string
  noMatchHint: string
  failed: string
  refreshFailed: string
  retry: string
  actions: string
  pages: PaginationLabels
}

export const dataTableLabels: DataTableLabels = {
  counted: (count) => (count === 1 ? '1 row' : `${count} rows`),
  showing: ({ from, to, total }) => (total === 0 ? 'Showing 0 of 0' : `Showing ${from}–${to} of ${total}`),
  loading: 'Loading',
  refreshing: 'Refreshing',
  sortedBy: ({ column, direction }) => `Sorted by ${column}, ${direction}`,
  selectPage: 'Select all on this page',
  selectRow: (name) => `Select ${name}`,
  selected: (count) => `${count} selected`,
  selectedInFilter: ({ onPage }) => `in this filter, ${onPage} of them on this page.`,
  selectFilter: (count) => `Select all ${count} in this filter`,
  keepPage: 'Keep only this page',
  clearSelection: 'Clear selection',
  empty: 'Nothing here yet',
  noMatch: 'No match',
  noMatchHint: 'Nothing fits these filters. Change or clear them.',
  failed: 'The list could not be loaded',
  refreshFailed: 'The list could not be refreshed. You see it as it was.',
  retry: 'Retry',
  actions: 'Actions',
  pages: paginationLabels,
}
