export { RestrictionSummary, type RestrictionSummaryProps } from './RestrictionSummary.tsx'
