import { localDateAt, plainFormat } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { BilledAccount } from './billingAccount.ts'
import { type InvoiceRecord, toInvoice } from './invoiceRecord.ts'

/** An invoice with its lines, as a page or a document shows it. */
export async function readInvoiceDetails(store: Store, account: BilledAccount, record: InvoiceRecord) {
  const lines = await store.selectFrom('invoice_lines').selectAll().where('invoice_id', '=', record.id).orderBy('position').execute()
  const invoice = toInvoice(record, account.now)
  return {
    ...invoice,
    AccountName: account.name,
    BillTo: billTo(account),
    PeriodStart: record.period_start,
    PeriodEnd: record.period_end,
    Lines: lines.map((line) => ({
      ChargeTypeID: line.charge_type_id,
      Description: line.description,
      Quantity: line.quantity,
      UnitCents: line.unit_cents,
      AmountCents: line.quantity * line.unit_cents,
    })),
    SubtotalCents: record.subtotal,
    TaxCents: record.tax_cents,
    CreditCents: record.credit_cents,
    PaidCents: invoice.PaidAt === null ? 0 : record.total,
  }
}

export type InvoiceDetails = Awaited<ReturnType<typeof readInvoiceDetails>>

function billTo({ company_name, contact_name, address1, address2, city, state, zip }: BilledAccount): string[] {
  return [company_name, contact_name, address1, address2, `${city}, ${state} ${zip}`].filter((line) => line !== '')
}

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
