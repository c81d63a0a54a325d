export { attachTextFilter, textFilterLabels, useTextFilter } from './useTextFilter.ts'
export type { FilterEvent, FilterReason, TextFilterLabels, TextFilterOptions } from './useTextFilter.ts'
