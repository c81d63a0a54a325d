/** A page to go to, or a gap between pages that are not listed. */
export type PageEntry = number | 'gap'

/**
 * The page numbers to list: the first, the last, and those around the current one, at most seven entries. A gap never hides a single page.
 */
export function pageNumbers(page: number, pageCount: number): PageEntry[] {
  if (pageCount <= 7) return span(1, pageCount)
  if (page <= 4) return [...span(1, 5), 'gap', pageCount]
  if (page >= pageCount - 3) return [1, 'gap', ...span(pageCount - 4, pageCount)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount]
}

/** The number of pages for `total` rows; an empty list is one page. */
export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_none, index) => from + index)
}
