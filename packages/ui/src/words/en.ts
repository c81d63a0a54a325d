import type { Translation } from '@portal/domain'
import { dataTableMessages } from '../data/DataTable/DataTable.messages.ts'
import { filterBarMessages } from '../data/FilterBar/FilterBar.messages.ts'
import { paginationMessages } from '../data/Pagination/Pagination.messages.ts'
import { searchFieldMessages } from '../data/SearchField/SearchField.messages.ts'

const tables = {
  DataTable: dataTableMessages,
  FilterBar: filterBarMessages,
  Pagination: paginationMessages,
  SearchField: searchFieldMessages,
} as const

export type UiTables = typeof tables

/** A table of words for each component, in one language. The compiler names a text that is missing, or that left a value out. */
export type UiWords = Translation<UiTables> & {
  /** BCP 47, such as 'de': dates and numbers are written in it. */
  readonly language: string
}

/** The library's English, to translate from. Components have it without being given it. */
export const en = { language: 'en', ...tables } as const satisfies UiWords
