import type { BilledAccount } from './billingAccount.ts'
import { type InvoiceRecord, toInvoice } from './invoiceRecord.ts'
import type { Store } from '../store/openStore.ts'

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
