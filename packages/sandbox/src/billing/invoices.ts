import { firstOfMonth, InvoiceStatus, localDateAt, plainFormat, startInstant } from '@portal/domain'
import { sql } from 'kysely'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { notFound } from '../Refusal.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { toIso } from '../time/toIso.ts'
import { invoiceWordsIn } from '../words/invoiceWords.ts'
import { type Language, localeOf } from '../words/language.ts'
import type { BilledAccount } from './billingAccount.ts'

/** An invoice in the store with the sum of its lines, in cents, and its last payment. */
export interface InvoiceRecord extends Row<'invoices'> {
  subtotal: number
  total: number
  lastPayment: Row<'payments'> | null
}

interface WantedInvoices {
  /** Whether to include drafts, which customers do not see. */
  withDrafts?: boolean
  id?: number
  /** The largest number of invoices to read; the newest are read. */
  limit?: number
  /** Leaves out most invoices that are paid at this time: reads all open ones, and a few others. */
  unpaidAt?: number
}

/** The account's invoices, newest first. */
export async function readInvoices(store: Store, accountId: number, { withDrafts = false, id, limit, unpaidAt }: WantedInvoices = {}): Promise<InvoiceRecord[]> {
  let query = store.selectFrom('invoices').selectAll().where('account_id', '=', accountId).orderBy('id', 'desc')
  if (!withDrafts) query = query.where('is_draft', '=', 0)
  if (id !== undefined) query = query.where('id', '=', id)
  if (unpaidAt !== undefined) query = query.where(isUnpaid(unpaidAt))
  if (limit !== undefined) query = query.limit(limit)
  return withSums(store, await query.execute())
}

/** The invoices of several accounts that aren't known to be paid at `now`. */
export async function readUnpaidInvoices(store: Store, accountIds: readonly number[], now: number): Promise<InvoiceRecord[]> {
  return withSums(store, await store.selectFrom('invoices').selectAll().where(inIds('account_id', accountIds)).where('is_draft', '=', 0).where(isUnpaid(now)).execute())
}

/** Whether no payment of the invoice has succeeded at `now`. */
export const isUnpaid = (now: number) =>
  sql<boolean>`not exists (select 1 from payments where payments.invoice_id = invoices.id and payments.problem = '' and payments.settles_at <= ${now})`

async function withSums(store: Store, rows: readonly Row<'invoices'>[]): Promise<InvoiceRecord[]> {
  if (rows.length === 0) return []
  const ofThese = inIds('invoice_id', rows.map(({ id }) => id))
  const sums = await store.selectFrom('invoice_lines').select((row) => ['invoice_id', row.fn.sum<number>(row('quantity', '*', row.ref('unit_cents'))).as('cents')]).where(ofThese).groupBy('invoice_id').execute()
  const payments = await store.selectFrom('payments').selectAll().where(ofThese).orderBy('attempt').execute()
  const sumOf = new Map(sums.map(({ invoice_id, cents }) => [invoice_id, cents]))
  const lastOf = new Map(payments.map((payment) => [payment.invoice_id, payment]))
  return rows.map((row) => {
    const subtotal = sumOf.get(row.id) ?? 0
    return { ...row, subtotal, total: subtotal + row.tax_cents - row.credit_cents, lastPayment: lastOf.get(row.id) ?? null }
  })
}

/** One invoice of the account; 404 `NOT_FOUND` for a draft, for another account's invoice and for an unknown id. */
export async function readInvoice(store: Store, accountId: number, id: number | string): Promise<InvoiceRecord> {
  const number = Number(id)
  const [record] = Number.isSafeInteger(number) ? await readInvoices(store, accountId, { id: number }) : []
  if (!record) throw notFound('record')
  return record
}

type PaymentState = 'none' | 'running' | 'succeeded' | 'failed'

/** The state of a payment at `now`: a running payment ends as time passes, without another save. */
export function paymentState(payment: Row<'payments'> | null, now: number): PaymentState {
  if (!payment) return 'none'
  if (payment.settles_at === null || now < payment.settles_at) return 'running'
  return payment.problem === '' ? 'succeeded' : 'failed'
}

/** An invoice in the contract's shape, as it is at `now`. */
export function toInvoice(record: InvoiceRecord, now: number) {
  const { lastPayment } = record
  const state = paymentState(lastPayment, now)
  const isPaid = state === 'succeeded' || record.total <= 0
  const status = isPaid ? InvoiceStatus.Paid : state === 'running' ? InvoiceStatus.Processing : InvoiceStatus.Open
  const isUsed = state === 'running' || state === 'succeeded'
  return {
    ID: record.id,
    Number: record.number,
    Status: status as number,
    CreatedAt: toIso(record.created_at),
    DueDate: record.due_date,
    Description: record.description,
    TotalCents: record.total,
    DueCents: isPaid ? 0 : record.total,
    ChargedAt: lastPayment && toIso(lastPayment.started_at),
    PaidAt: state === 'succeeded' && lastPayment?.settles_at ? toIso(lastPayment.settles_at) : null,
    PaidWith: isUsed && lastPayment ? lastPayment.paid_with : '',
    PaymentProblem: state === 'failed' && lastPayment ? lastPayment.problem : '',
  }
}

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
