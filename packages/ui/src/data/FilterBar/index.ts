export { FilterBar } from './FilterBar.tsx'
export type { ActiveFilter, FilterBarLabels, FilterBarProps } from './FilterBar.tsx'
export { FilterSelect } from './FilterSelect.tsx'
export type { FilterSelectProps } from './FilterSelect.tsx'
