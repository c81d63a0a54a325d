import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './InvoiceView.example.tsx'
import source from './InvoiceView.example.tsx?raw'
import { invoiceViewMessages } from './InvoiceView.messages.ts'

export const invoiceViewGuide: ComponentGuide = {
  components: ['InvoiceView'],
  status: 'stable',
  otherNames: ['bill', 'receipt'],
  when: [
    'One invoice: what it is for, what it comes to, and what can be done with it.',
  ],
  not: [
    'Several: `InvoiceTable`.',
  ],
  keyboard: {},
  accessibility: [
    'Its lines are a table with heads; the total is its foot.',
  ],
  words: invoiceViewMessages,
  example: { Example, source },
}
