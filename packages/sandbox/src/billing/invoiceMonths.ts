import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { firstOfMonth, localDateAt, startInstant } from '@portal/domain'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'

type Month = ResponseOf<typeof endpoints.getInvoiceMonths>['Months'][number]

const monthsShown = 12

/** The sums of an account's invoices of the last twelve months; drafts aren't counted. `kinds`: the ids of their charge types. */
export async function invoiceMonths(store: Store, accountId: number, timeZone: string, now: number): Promise<{ kinds: number[]; months: Month[] }> {
  const today = localDateAt(timeZone, now)
  const firsts = Array.from({ length: monthsShown }, (_, month) => firstOfMonth(today, month - monthsShown + 1))
  const invoices = await store.selectFrom('invoices').select(['id', 'created_at', 'tax_cents', 'credit_cents']).where('account_id', '=', accountId).where('is_draft', '=', 0)
    .where('created_at', '>=', startInstant(timeZone, { date: firsts[0] ?? today, minute: null })).execute()
  const lines = await store.selectFrom('invoice_lines').select((row) => ['invoice_id', 'charge_type_id', row.fn.sum<number>(row('quantity', '*', row.ref('unit_cents'))).as('cents')])
    .where(inIds('invoice_id', invoices.map(({ id }) => id))).groupBy(['invoice_id', 'charge_type_id']).execute()
  const kinds = [...new Set(lines.map(({ charge_type_id: kind }) => kind))].toSorted((one, other) => one - other)
  const byMonth = Map.groupBy(invoices, ({ created_at: at }) => firstOfMonth(localDateAt(timeZone, at)))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const months = firsts.map((first): Month => {
    const ofMonth = byMonth.get(first) ?? []
    const ids = new Set(ofMonth.map(({ id }) => id))
    const Cents = kinds.map((kind) => sum(lines.filter((line) => line.charge_type_id === kind && ids.has(line.invoice_id)).map(({ cents }) => cents)))
    const [TaxCents, CreditCents] = [sum(ofMonth.map(({ tax_cents: cents }) => cents)), sum(ofMonth.map(({ credit_cents: cents }) => cents))]
    return { Month: first, Cents, TaxCents, CreditCents, TotalCents: sum(Cents) + TaxCents - CreditCents, InvoiceCount: ofMonth.length }
  })
  return { kinds, months }
}
