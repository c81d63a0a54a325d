import type { BankAccountsTable, BillingAccountsTable, CardsTable } from '../store/billingSchema.ts'

export interface SeedInvoice {
  /** 0: of this month. */
  monthsAgo: number
  lines: readonly { type: number; description: string; quantity: number; cents: number }[]
  taxCents?: number
  creditCents?: number
  isDraft?: boolean
  /** Omit where nobody has tried to pay. `hoursLeft`: until the running payment is there. */
  payment?: { with: string; method: 2 | 3; hoursLeft?: number; problem?: string }
}

/** How an account is billed. */
export interface SeedBilling {
  accountId: number
  gateway: BillingAccountsTable['gateway']
  contact: { company: string; name: string; email: string; phone: string; address: string; city: string; state: string; zip: string }
  plan?: { name: string; cents: number }
  /** Years and months from the seeding's own month; negative: expired. */
  card?: Pick<CardsTable, 'brand' | 'last4' | 'name'> & { expiresInMonths: number }
  bank?: Pick<BankAccountsTable, 'holder_name' | 'holder_type' | 'account_type' | 'routing_number' | 'last4' | 'bank_name' | 'deposit_type'> & {
    sentDaysAgo: number
    /** Null: verified. */
    attemptsLeft: number | null
  }
  invoices: readonly SeedInvoice[]
  credits?: readonly { monthsAgo: number; description: string; cents: number; leftCents: number }[]
}
