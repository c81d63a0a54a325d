import type { ReactNode } from 'react'
import type { TableSelection } from './tableSelection.ts'

export interface DataTableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The side on which the column's text is aligned; `end` for numbers. */
  align?: 'start' | 'end'
  /** The service's sort key. Omit if it can't sort by this column. */
  sortKey?: string
  /**
   * The column's position in the card on a phone: `title` and `status` on line one, `fact` on line two, `line` for long values, or
   * `hidden`. The `title` column is the row's header for screen readers.
   */
  phone?: 'title' | 'status' | 'fact' | 'line' | 'hidden'
  /** A word before the value on a phone, where there is no table head: 'Unit'. */
  phonePrefix?: string
  /** Whether the value is empty: the card on a phone then omits it. */
  isEmpty?: (row: Row) => boolean
  /** The column's width in CSS. Columns without one share the remaining width. */
  width?: string
}

export interface TableSort {
  key: string
  direction: 'ascending' | 'descending'
}

/** A page and a sort order of the list, to make an address of. A new order starts at page 1. */
export interface TablePlace {
  /** The page's number, from 1. */
  page: number
  sort: TableSort | null
}

/** One page of a longer list. */
export interface TablePageProps {
  /** The page's number, from 1. */
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
  /** The selected rows. Omit to let the table keep them. */
  value?: TableSelection
  /** The initial selection, if the table keeps it. */
  defaultValue?: TableSelection
  /** Called when the selection changes. */
  onSelectionChange?: (change: { selection: TableSelection }) => void
  /** Actions on the selected rows. */
  actions?: ReactNode
}

export interface TableDetailsProps<Row> {
  /** The details below an open row; rendered only while it is open. */
  content: (row: Row) => ReactNode
  /** Ids of the open rows. Omit to let the table keep them. */
  values?: readonly string[]
  /** The initially open rows, if the table keeps them. */
  defaultValues?: readonly string[]
  /** Called when a row's details are opened or closed. */
  onValuesChange?: (change: { values: string[] }) => void
}
