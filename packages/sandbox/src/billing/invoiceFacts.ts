import { localDateAt, plainFormat } from '@portal/domain'
import type { InvoiceDetails } from './invoiceDetails.ts'

type Facts = Pick<InvoiceDetails, 'AccountName' | 'CreatedAt' | 'DueDate' | 'PeriodStart' | 'PeriodEnd' | 'PaidAt' | 'PaidWith'>

const longDate = plainFormat('en-US', { dateStyle: 'long' })
const sayDate = (isoDate: string): string => longDate.format(Date.parse(`${isoDate}T00:00Z`))

/** What the head of an invoice's document says; an instant's day is that of the property's clock. */
export function invoiceFacts(invoice: Facts, timeZone: string): { label: string; value: string }[] {
  const day = (instant: string) => sayDate(localDateAt(timeZone, Date.parse(instant)))
  const status = invoice.PaidAt === null ? (invoice.PaidWith === '' ? 'Open' : `In processing with ${invoice.PaidWith}`) : `Paid ${day(invoice.PaidAt)} with ${invoice.PaidWith}`
  return [
    { label: 'Account', value: invoice.AccountName },
    { label: 'Issued', value: day(invoice.CreatedAt) },
    { label: 'Due', value: sayDate(invoice.DueDate) },
    { label: 'Period', value: `${sayDate(invoice.PeriodStart)} to ${sayDate(invoice.PeriodEnd)}` },
    { label: 'Status', value: status },
  ]
}
