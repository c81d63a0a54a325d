export {
  CellLines, countSelected, DataTable, filterSelection, isRowSelected, noSelection, selectRows,
} from './DataTable/index.ts'
export type {
  CellLinesProps, DataTableColumn, DataTableLabels, DataTableProps, TableFailure, TablePlace, TableSelection, TableSort,
} from './DataTable/index.ts'
export { FilterBar, FilterSelect } from './FilterBar/index.ts'
export type { ActiveFilter, FilterBarLabels, FilterBarProps, FilterSelectProps } from './FilterBar/index.ts'
export { countPages, pageNumbers, Pagination } from './Pagination/index.ts'
export type { PageEntry, PaginationLabels, PaginationProps } from './Pagination/index.ts'
