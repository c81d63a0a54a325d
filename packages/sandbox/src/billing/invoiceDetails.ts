import { localDateAt, plainFormat } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import { invoiceWordsIn } from '../words/invoiceWords.ts'
import { type Language, localeOf } from '../words/language.ts'
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

/** A date in full: `November 30, 2026`. */
export const sayDate = (isoDate: string, language: Language): string => plainFormat(localeOf[language], { dateStyle: 'long' }).format(Date.parse(`${isoDate}T00:00Z`))

/** The facts at the top of an invoice. Days are in the property's time zone. */
export function invoiceFacts(invoice: Facts, timeZone: string, language: Language = 'en'): { label: string; value: string }[] {
  const said = invoiceWordsIn(language)
  const day = (instant: string) => sayDate(localDateAt(timeZone, Date.parse(instant)), language)
  const status = invoice.PaidAt === null ? (invoice.PaidWith === '' ? said.open : said.processing({ method: invoice.PaidWith })) : said.paid({ date: day(invoice.PaidAt), method: invoice.PaidWith })
  return [
    { label: said.account, value: invoice.AccountName },
    { label: said.issued, value: day(invoice.CreatedAt) },
    { label: said.due, value: sayDate(invoice.DueDate, language) },
    { label: said.period, value: said.fromTo({ from: sayDate(invoice.PeriodStart, language), to: sayDate(invoice.PeriodEnd, language) }) },
    { label: said.status, value: status },
  ]
}
