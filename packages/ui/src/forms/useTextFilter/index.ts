export { type FilterEvent, type FilterReason, type TextFilterLabels, type TextFilterOptions, useTextFilter } from './useTextFilter.ts'
