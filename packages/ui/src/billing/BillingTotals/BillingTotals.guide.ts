import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const billingTotalsGuide: ComponentGuide = {
  components: ['BillingTotals'],
  otherNames: ['KPI', 'statistic', 'metric'],
  when: [
    'At the top of billing: the amount due, the next charge, and the credit.',
  ],
  not: [
    'The lines of one invoice: `InvoiceView`.',
  ],
  accessibility: [
    'Each total is read with its name and its note.',
  ],
}
