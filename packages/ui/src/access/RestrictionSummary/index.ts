export { RestrictionSummary } from './RestrictionSummary.tsx'
export type { RestrictionSummaryProps } from './RestrictionSummary.tsx'
