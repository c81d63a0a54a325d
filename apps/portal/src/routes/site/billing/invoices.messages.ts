import { words } from '#portal/i18n/catalogue.ts'

export const invoicesMessages = words('invoices', {
  invoice: 'Invoice',
  noneOnPage: 'No invoices on this page',
  firstPage: 'Go to the first page',
  state: 'Status',
  open: 'Open',
  processing: 'Processing',
  paid: 'Paid',
  noneInState: 'No invoices have this status',
  seeAll: 'See all invoices',
  nothingToPayWith: 'Add a card or verify a bank account first.',
  paymentFailed: 'The last payment failed: {reason}',
})

export const payMessages = words('pay', {
  bankHelp: 'Takes about four banking days.',
  notKnown: 'The connection was lost before the answer arrived. Press Pay again to check. You are charged only once.',
  amountChanged: 'The amount has changed. Close this and check the invoice again.',
  charged: '{amount} was charged to {method}.',
  chargedBefore: 'This invoice was already paid, or its payment is processing. You were not charged again.',
  chargedAll: { one: '{count} invoice, {amount}, was charged to {method}.', other: '{count} invoices, {amount}, were charged to {method}.' },
  several: { one: '{count} invoice', other: '{count} invoices' },
  stopped: { one: '{count} invoice was charged before this: {reason}', other: '{count} invoices were charged before this: {reason}' },
  creditUsed: '{amount} of credit was used.',
  receipt: 'Payment {id}. It should arrive by {date}.',
})

export const emailInvoiceMessages = words('emailInvoice', {
  sent: '{invoice} was sent to {addresses}.',
  downloadFailed: '{invoice} could not be downloaded. Try again.',
})

export const monthsMessages = words('invoiceMonths', {
  sum: 'Invoices of the last 12 months: {total}. Highest month: {month}, {most}',
  none: 'No invoices in the last 12 months',
  tax: 'Tax',
  credit: 'Credit',
  failed: 'The last 12 months could not be loaded',
})
