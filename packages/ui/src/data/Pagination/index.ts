export { countPages, pageNumbers } from './pageNumbers.ts'
export type { PageEntry } from './pageNumbers.ts'
export { Pagination } from './Pagination.tsx'
export type { PaginationLabels, PaginationProps } from './Pagination.tsx'
