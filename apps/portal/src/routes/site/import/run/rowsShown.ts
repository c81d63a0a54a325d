import type { endpoints, ResponseOf } from '@portal/api-client/contract'

export const shows = ['all', 'created', 'changed', 'unchanged', 'problem'] as const
export type Show = (typeof shows)[number]
export type ImportedRow = ResponseOf<typeof endpoints.getImportRows>['Rows'][number]

/** One page of the rows with what became of each. */
export interface RowsShown {
  rows: ImportedRow[]
  total: number
  show: Show
  page: number
}

export const rowsOnPage = 20

/** What the address asks for: everything and the first page, unless it says otherwise. */
export function readShow(params: URLSearchParams): { show: Show; page: number } {
  const page = Number(params.get('page') ?? 1)
  return { show: shows.find((one) => one === params.get('show')) ?? 'all', page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1 }
}
