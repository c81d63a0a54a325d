import type { InvoiceState } from './invoiceState.ts'

/** The state of an account's invoices; `none`: the account never had an invoice. */
export const billingStates = ['none', 'paid', 'open', 'processing', 'overdue'] as const
export type BillingState = (typeof billingStates)[number]

/** The state of an account's most urgent invoice: overdue before being paid, before open. */
export function billingState(invoices: readonly InvoiceState[]): BillingState {
  const worst = (['overdue', 'processing', 'open'] as const).find((state) => invoices.includes(state))
  return worst ?? (invoices.includes('paid') ? 'paid' : 'none')
}
