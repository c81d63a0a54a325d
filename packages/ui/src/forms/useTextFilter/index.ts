export { useTextFilter } from './useTextFilter.ts'
export type { FilterEvent, FilterReason, TextFilterLabels, TextFilterOptions } from './useTextFilter.ts'
