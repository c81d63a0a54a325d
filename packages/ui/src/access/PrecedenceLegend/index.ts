export { PrecedenceLegend } from './PrecedenceLegend.tsx'
export type { PrecedenceLegendLabels, PrecedenceLegendProps } from './PrecedenceLegend.tsx'
