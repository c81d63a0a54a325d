export { ImportGrid } from './ImportGrid.tsx'
export type { ImportGridLabels, ImportGridProps } from './ImportGrid.tsx'
export { sayProblem, useImportWords } from './useImportWords.ts'
