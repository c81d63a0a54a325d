export { HeatMap } from './HeatMap.tsx'
export type { HeatMapHour, HeatMapProps } from './HeatMap.tsx'
