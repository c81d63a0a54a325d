export { WeekGrid, type WeekGridLabels, type WeekGridProps } from './WeekGrid.tsx'
export type { DrawnSpan } from './useDrawing.ts'
