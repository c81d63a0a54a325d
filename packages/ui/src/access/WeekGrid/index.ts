export { WeekGrid } from './WeekGrid.tsx'
export type { WeekGridLabels, WeekGridProps } from './WeekGrid.tsx'
export type { DrawnSpan } from './useDrawing.ts'
