import type { Row } from '../store/schema.ts'

export interface SeedInvoice {
  /** The age of the invoice in months; 0 for this month. */
  monthsAgo: number
  lines: readonly { type: number; description: string; quantity: number; cents: number }[]
  taxCents?: number
  creditCents?: number
  isDraft?: boolean
  /** The attempt to pay; omit it if there was none. `hoursLeft`: hours until a running payment arrives. */
  payment?: { with: string; method: 2 | 3; hoursLeft?: number; problem?: string }
}

/** How an account is billed. */
export interface SeedBilling {
  accountId: number
  gateway: Row<'billing_accounts'>['gateway']
  contact: { company: string; name: string; email: string; phone: string; address: string; city: string; state: string; zip: string }
  plan?: { name: string; cents: number }
  /** The card on file. `expiresInMonths` counts from the present month; a negative number is an expired card. */
  card?: Pick<Row<'cards'>, 'brand' | 'last4' | 'name'> & { expiresInMonths: number }
  bank?: Pick<Row<'bank_accounts'>, 'holder_name' | 'holder_type' | 'account_type' | 'routing_number' | 'last4' | 'bank_name' | 'deposit_type'> & {
    sentDaysAgo: number
    /** How many attempts at verifying are left; null for a verified bank account. */
    attemptsLeft: number | null
  }
  invoices: readonly SeedInvoice[]
  credits?: readonly { monthsAgo: number; description: string; cents: number; leftCents: number }[]
}
