export { countPages } from './pageNumbers.ts'
export { Pagination } from './Pagination.tsx'
export type { PaginationLabels, PaginationProps } from './Pagination.tsx'
