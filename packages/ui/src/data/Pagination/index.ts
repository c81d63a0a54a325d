export { countPages } from './pageNumbers.ts'
export { Pagination, type PaginationLabels, type PaginationProps } from './Pagination.tsx'
