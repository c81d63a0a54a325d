import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './BillingTotals.example.tsx'
import source from './BillingTotals.example.tsx?raw'

export const billingTotalsGuide: ComponentGuide = {
  components: ['BillingTotals'],
  status: 'stable',
  otherNames: ['KPI', 'statistic', 'metric'],
  when: [
    'At the top of billing: the amount due, the next charge, and the credit.',
  ],
  not: [
    'The lines of one invoice: `InvoiceView`.',
  ],
  keyboard: {},
  accessibility: [
    'Each total is read with its name and its note.',
  ],
  example: { Example, source },
}
