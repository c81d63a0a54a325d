import type { InvoiceState } from './invoiceState.ts'

/** The state of an account's invoices; `none`: it never had one. */
export const billingStates = ['none', 'paid', 'open', 'processing', 'overdue'] as const
export type BillingState = (typeof billingStates)[number]

/** The state of the invoice that matters most: one that is overdue before one that is being paid, before one that is only open. */
export function billingState(invoices: readonly InvoiceState[]): BillingState {
  const worst = (['overdue', 'processing', 'open'] as const).find((state) => invoices.includes(state))
  return worst ?? (invoices.includes('paid') ? 'paid' : 'none')
}
