import type { ReactNode } from 'react'
import type { TableSelection } from './tableSelection.ts'

export interface DataTableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for numbers. */
  align?: 'start' | 'end'
  /** The service's sort key. Omit if it can't sort by this column. */
  sortKey?: string
  /**
   * Its place in the card on a phone: `title` and `status` on line one, `fact` on line two, `line` for long values, or `hidden`. The
   * `title` column is the row's header for screen readers.
   */
  phone?: 'title' | 'status' | 'fact' | 'line' | 'hidden'
  /** Before the value on a phone, which has no table head: 'Unit'. */
  phonePrefix?: string
  /** Whether the value is empty: the card on a phone then omits it. */
  isEmpty?: (row: Row) => boolean
  /** Any CSS width. Omit to share the rest. */
  width?: string
}

export interface TableSort {
  key: string
  direction: 'ascending' | 'descending'
}

/** A page and order of the list, for addresses. A new order starts at page 1. */
export interface TablePlace {
  /** From 1. */
  page: number
  sort: TableSort | null
}

/** One page of a longer list. */
export interface TablePageProps {
  /** From 1. */
  number: number
  /** How many rows a page has. */
  size: number
  /** The number of rows on all pages. */
  total: number
  /** Requests another page. Omit with `hrefFor`. */
  onPageChange?: (change: { page: number }) => void
}

export interface TableSortProps {
  /** The current order; null for the service’s default. */
  value: TableSort | null
  /** Requests another order. Omit with `hrefFor`. */
  onSortChange?: (change: { sort: TableSort }) => void
}

export interface TableSelectionProps {
  /** Omit to let the table keep it. */
  value?: TableSelection
  /** The initial selection, if the table keeps it. */
  defaultValue?: TableSelection
  /** The selection changed. */
  onSelectionChange?: (change: { selection: TableSelection }) => void
  /** Actions on the selected rows. */
  actions?: ReactNode
}

export interface TableDetailsProps<Row> {
  /** What is below an open row; rendered only while it is open. */
  content: (row: Row) => ReactNode
  /** Ids of the open rows. Omit to let the table keep them. */
  values?: readonly string[]
  /** The rows that are open at first, if the table keeps them. */
  defaultValues?: readonly string[]
  /** A row was opened or closed. */
  onValuesChange?: (change: { values: string[] }) => void
}
