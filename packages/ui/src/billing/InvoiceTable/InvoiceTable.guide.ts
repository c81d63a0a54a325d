import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { invoiceTableMessages } from './InvoiceTable.messages.ts'

export const invoiceTableGuide: ComponentGuide = {
  components: ['InvoiceTable'],
  otherNames: ['bills', 'payment history'],
  when: [
    'The invoices of an account, a page at a time, newest first.',
  ],
  not: [
    'One invoice: `InvoiceView`.',
  ],
  accessibility: [
    'On a phone each row is a card with the same text.',
  ],
  words: invoiceTableMessages,
}
