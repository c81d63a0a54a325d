import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './InvoiceView.example.tsx'
import source from './InvoiceView.example.tsx?raw'
import { invoiceViewMessages } from './InvoiceView.messages.ts'

export const invoiceViewGuide: ComponentGuide = {
  components: ['InvoiceView'],
  status: 'stable',
  otherNames: ['bill', 'receipt'],
  when: [
    'One invoice: its lines, its total, and its actions.',
  ],
  not: [
    'Several invoices: `InvoiceTable`.',
  ],
  keyboard: {},
  accessibility: [
    'Its lines are a table with headings; the total is its footer.',
  ],
  words: invoiceViewMessages,
  example: { Example, source },
}
