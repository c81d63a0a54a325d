import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { invoiceViewMessages } from './InvoiceView.messages.ts'

export const invoiceViewGuide: ComponentGuide = {
  components: ['InvoiceView'],
  otherNames: ['bill', 'receipt'],
  when: [
    'One invoice: its lines, its total, and its actions.',
  ],
  not: [
    'Several invoices: `InvoiceTable`.',
  ],
  accessibility: [
    'Its lines are a table with headings; the total is its footer.',
  ],
  words: invoiceViewMessages,
}
