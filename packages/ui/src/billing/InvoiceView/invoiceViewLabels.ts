import { invoiceStatusLabels } from '../internal/invoiceStatusLook.ts'
import type { InvoiceStatusLabels } from '../internal/invoiceStatusLook.ts'

export interface InvoiceViewLabels {
  issued: string
  due: string
  billedTo: string
  lines: string
  description: string
  quantity: string
  unitPrice: string
  amount: string
  subtotal: string
  tax: string
  credit: string
  total: string
  pay: (amount: string) => string
  email: string
  download: string
  paidOn: (date: string, method: string) => string
  processing: (method: string) => string
  words: InvoiceStatusLabels
}

export const invoiceViewLabels: InvoiceViewLabels = {
  issued: 'Issued',
  due: 'Due',
  billedTo: 'Billed to',
  lines: 'What it is for',
  description: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Each',
  amount: 'Amount',
  subtotal: 'Subtotal',
  tax: 'Tax',
  credit: 'Credit used',
  total: 'Total',
  pay: (amount) => `Pay ${amount}`,
  email: 'Email',
  download: 'Download PDF',
  paidOn: (date, method) => (method ? `Paid on ${date} with ${method}.` : `Paid on ${date}.`),
  processing: (method) => (method
    ? `The payment from ${method} is on its way. There is nothing to do.`
    : 'The payment is on its way. There is nothing to do.'),
  words: invoiceStatusLabels,
}
