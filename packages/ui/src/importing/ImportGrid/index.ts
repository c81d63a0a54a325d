export { ImportGrid } from './ImportGrid.tsx'
export type { ImportGridLabels, ImportGridProps } from './ImportGrid.tsx'
export { useImportWords } from './useImportWords.ts'
