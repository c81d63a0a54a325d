export { ImportGrid, type ImportGridLabels, type ImportGridProps } from './ImportGrid.tsx'
export { sayProblem, useImportWords } from './useImportWords.ts'
