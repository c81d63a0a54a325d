export { type BillingTotal, BillingTotals, type BillingTotalsProps } from './BillingTotals.tsx'
