import type { endpoints, ResponseOf } from '@portal/api-client/contract'

export const shows = ['all', 'created', 'changed', 'unchanged', 'problem'] as const
export type Show = (typeof shows)[number]
export type ImportedRow = ResponseOf<typeof endpoints.getImportRows>['Rows'][number]

/** One page of rows with results. */
export interface RowsShown {
  rows: ImportedRow[]
  total: number
  show: Show
  page: number
}

export const rowsOnPage = 20

/** Reads filter and page from the address; all rows and page 1 by default. */
export function readShow(params: URLSearchParams): { show: Show; page: number } {
  const page = Number(params.get('page') ?? 1)
  return { show: shows.find((one) => one === params.get('show')) ?? 'all', page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1 }
}
