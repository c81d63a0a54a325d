export { PrecedenceLegend, type PrecedenceLegendLabels, type PrecedenceLegendProps } from './PrecedenceLegend.tsx'
