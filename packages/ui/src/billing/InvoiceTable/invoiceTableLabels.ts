import { invoiceStatusLabels } from '../internal/invoiceStatusLook.ts'
import type { InvoiceStatusLabels } from '../internal/invoiceStatusLook.ts'

export interface InvoiceTableLabels {
  title: string
  invoice: string
  description: string
  issued: string
  due: string
  amount: string
  status: string
  actions: string
  email: (invoice: string) => string
  download: (invoice: string) => string
  none: string
  noneHelp: string
  /** "Showing 21–40 of 312" */
  showing: (first: number, last: number, total: number) => string
  loading: string
  words: InvoiceStatusLabels
}

export const invoiceTableLabels: InvoiceTableLabels = {
  title: 'Invoices',
  invoice: 'Invoice',
  description: 'For',
  issued: 'Issued',
  due: 'Due',
  amount: 'Amount',
  status: 'Status',
  actions: 'Actions',
  email: (invoice) => `Email ${invoice}`,
  download: (invoice) => `Download ${invoice}`,
  none: 'No invoices yet',
  noneHelp: 'Every invoice of this account appears here, with its receipt once it is paid.',
  showing: (first, last, total) => `Showing ${first}–${last} of ${total}`,
  loading: 'Invoices are loading.',
  words: invoiceStatusLabels,
}
