import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'

export const invoicesMessages = words('invoices', {
  invoice: 'Invoice',
  noneOnPage: 'No invoices on this page',
  firstPage: 'To the first page',
  state: 'Status',
  open: 'Open',
  processing: 'Processing',
  paid: 'Paid',
  noneInState: 'No invoice has this status',
  seeAll: 'See all invoices',
  nothingToPayWith: 'Add a card or verify a bank account first.',
  paymentFailed: params('The last payment failed: {reason}'),
})

export const payMessages = words('pay', {
  bankHelp: 'Takes about four banking days.',
  notKnown: 'The connection was cut before the answer came. Press Pay again to find out: the amount is charged once at most.',
  amountChanged: 'The amount has changed since this page was loaded. Close this and look at the invoice again.',
  charged: params('{amount} was charged to {method}.'),
  chargedBefore: 'This invoice was paid before, or its payment is on its way. Nothing was charged again.',
  receipt: params('Payment {id}. It should arrive by {date}.'),
})

export const emailInvoiceMessages = words('emailInvoice', {
  sent: params('{invoice} was sent to {addresses}.'),
  downloadFailed: params('{invoice} could not be downloaded. Try again.'),
})
