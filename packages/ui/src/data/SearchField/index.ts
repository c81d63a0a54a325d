export { SearchField, searchFieldLabels } from './SearchField.tsx'
export type { SearchFieldLabels, SearchFieldProps } from './SearchField.tsx'
