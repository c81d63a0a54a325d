import type { ReactNode } from 'react'
import type { TableSelection } from './tableSelection.ts'

export interface DataTableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for numbers. */
  align?: 'start' | 'end'
  /** What the service sorts by. Omit where it cannot. */
  sortKey?: string
  /**
   * Its place in the card a row becomes on a phone: the name on line one, the status at its end, a short fact beside others on line two,
   * what may be long on a line of its own, or not there.
   * The `title` column is the row's header for screen readers.
   */
  phone?: 'title' | 'status' | 'fact' | 'line' | 'hidden'
  /** Before the value on a phone, where no head says what it is: 'Unit'. */
  phonePrefix?: string
  /** Whether the row has nothing here: its card on a phone then leaves the fact out. */
  isEmpty?: (row: Row) => boolean
  /** Any CSS width. Omit to share what is left. */
  width?: string
}

export interface TableSort {
  key: string
  direction: 'ascending' | 'descending'
}

/** Where in the list: for addresses. Sorting starts at page 1 again. */
export interface TablePlace {
  /** From 1. */
  page: number
  sort: TableSort | null
}

/** One page out of a longer list. */
export interface TablePageProps {
  /** From 1. */
  number: number
  /** How many rows a page has. */
  size: number
  /** How many rows the filter finds on all pages. */
  total: number
  /** Another page is wanted. Omit with `hrefFor`. */
  onPageChange?: (change: { page: number }) => void
}

export interface TableSortProps {
  /** The present order; null where the service’s own is shown. */
  value: TableSort | null
  /** Another order is wanted. Omit with `hrefFor`. */
  onSortChange?: (change: { sort: TableSort }) => void
}

export interface TableSelectionProps {
  value: TableSelection
  /** Rows were ticked, or all that the filter finds. */
  onSelectionChange: (change: { selection: TableSelection }) => void
  /** What can be done to the selected rows. */
  actions?: ReactNode
}
