import { Button, DataTable, EmptyState, type DataTableProps, type TableSort } from '@portal/ui'
import { useMemo, type ReactNode } from 'react'
import type { ListProps } from './listScreen.tsx'

interface ListWords {
  title: string
  emptyTitle: string
  emptyText?: string
  noMatchTitle: string
  noMatchText: string
  /** The button that clears search and filters. */
  clear: string
  counted: (values: { count: number }) => string
}

export interface ListTableProps<Row, Query>
  extends Omit<DataTableProps<Row>, 'label' | 'page' | 'sort' | 'hrefFor' | 'isLoading' | 'failure' | 'isFiltered' | 'empty' | 'noMatch' | 'labels'> {
  list: Pick<ListProps<Query, unknown>, 'answered' | 'isNarrowed' | 'isLoading' | 'failure' | 'hrefFor' | 'clear'>
  words: ListWords
  /** The size of a page, and the number of rows on all pages. Omit if `rows` is the whole list. */
  page?: { size: number; total: number | undefined }
  /** A button that adds a record, for a list without rows. */
  add?: ReactNode
}

/** The table of a list page: its place and order are in the address, and it says why it has no rows. */
export function ListTable<Row, Query extends object>({ list, words, page, add, ...table }: ListTableProps<Row, Query>) {
  const { answered, isNarrowed, isLoading, failure, hrefFor, clear } = list
  const place: { page?: number; sort?: TableSort } = answered
  const { counted } = words
  const labels = useMemo(() => ({ counted }), [counted])
  return (
    <DataTable
      {...table}
      {...{ isLoading, failure, hrefFor, labels }}
      {...(page && { page: { number: place.page ?? 1, size: page.size, total: page.total ?? 0 } })}
      {...(place.sort && { sort: { value: place.sort } })}
      label={words.title}
      isFiltered={isNarrowed}
      empty={<EmptyState title={words.emptyTitle} actions={add}>{words.emptyText}</EmptyState>}
      noMatch={<EmptyState title={words.noMatchTitle} actions={<Button onClick={clear}>{words.clear}</Button>}>{words.noMatchText}</EmptyState>}
    />
  )
}
