import { BillingTotals } from '@portal/ui'

export function Example() {
  return <BillingTotals totals={[{ label: 'Due', cents: 128_450, note: '1 invoice, due Nov 24' }]} />
}
