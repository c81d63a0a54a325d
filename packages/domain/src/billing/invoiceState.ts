import { InvoiceStatus } from './paymentMethods.ts'

/** The state of an invoice; `unknown` for a status that isn't in specification §3. */
export type InvoiceState = 'open' | 'overdue' | 'processing' | 'paid' | 'unknown'

/** The state of an invoice on a day. It is overdue from the day after its due date. Dates are ISO dates at the property. */
export function invoiceState({ status, dueDate }: { status: number; dueDate: string }, today: string): InvoiceState {
  if (status === InvoiceStatus.Paid) return 'paid'
  if (status === InvoiceStatus.Processing) return 'processing'
  if (status !== InvoiceStatus.Open) return 'unknown'
  return dueDate < today ? 'overdue' : 'open'
}
