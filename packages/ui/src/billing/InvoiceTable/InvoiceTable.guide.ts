import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './InvoiceTable.example.tsx'
import source from './InvoiceTable.example.tsx?raw'
import { invoiceTableMessages } from './InvoiceTable.messages.ts'

export const invoiceTableGuide: ComponentGuide = {
  components: ['InvoiceTable'],
  status: 'stable',
  otherNames: ['bills', 'payment history'],
  when: [
    'The invoices of an account, a page at a time, newest first.',
  ],
  not: [
    'One invoice: `InvoiceView`.',
  ],
  keyboard: {},
  accessibility: [
    'On a phone each row is a card with the same text.',
  ],
  words: invoiceTableMessages,
  example: { Example, source },
}
