export { type ActiveFilter, FilterBar, type FilterBarLabels, type FilterBarProps } from './FilterBar.tsx'
export { FilterSelect, type FilterSelectProps } from './FilterSelect.tsx'
