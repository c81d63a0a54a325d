import { InvoiceStatus } from './paymentMethods.ts'

/** The state of an invoice; `unknown` for a status that specification §3 does not name. */
export type InvoiceState = 'open' | 'overdue' | 'processing' | 'paid' | 'unknown'

/** Dates are ISO dates at the property; an invoice is overdue from the day after its due date. */
export function invoiceState({ status, dueDate }: { status: number; dueDate: string }, today: string): InvoiceState {
  if (status === InvoiceStatus.Paid) return 'paid'
  if (status === InvoiceStatus.Processing) return 'processing'
  if (status !== InvoiceStatus.Open) return 'unknown'
  return dueDate < today ? 'overdue' : 'open'
}
