import { InvoiceStatus } from '@portal/domain'
import { sql } from 'kysely'
import { notFound } from '../Refusal.ts'
import { inIds } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { InvoicesTable, PaymentsTable } from '../store/billingSchema.ts'
import { toIso } from '../time/toIso.ts'

type Payment = PaymentsTable

/** An invoice in the store with the sum of its lines, in cents, and its last payment. */
export interface InvoiceRecord extends InvoicesTable {
  subtotal: number
  total: number
  lastPayment: Payment | null
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

async function withSums(store: Store, rows: readonly InvoicesTable[]): Promise<InvoiceRecord[]> {
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

export type PaymentState = 'none' | 'running' | 'succeeded' | 'failed'

/** The state of a payment at `now`: a running payment ends as time passes, without another save. */
export function paymentState(payment: Payment | null, now: number): PaymentState {
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
