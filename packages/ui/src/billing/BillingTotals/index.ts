export { BillingTotals } from './BillingTotals.tsx'
export type { BillingTotal, BillingTotalsProps } from './BillingTotals.tsx'
