export { HeatMap, type HeatMapHour, type HeatMapProps } from './HeatMap.tsx'
