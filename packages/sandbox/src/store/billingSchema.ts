import type { Generated } from 'kysely'
import type { BankOutcome, CardOutcome } from './paymentOutcomes.ts'

/** SQLite has no booleans: 0 or 1. */
type Flag = number
/** Milliseconds since 1970, on the sandbox's clock. */
type Instant = number
/** ISO date at the property. */
type LocalDate = string
type Cents = number

/** How an account is billed, and who gets its invoices. */
export interface BillingAccountsTable {
  account_id: number
  gateway: 1 | 2
  customer_id: string
  company_name: string
  contact_name: string
  email: string
  phone: string
  address1: string
  address2: string
  city: string
  state: string
  zip: string
  plan_name: string
  monthly_cents: Cents
  /** When the card changed last, and the last change that was mailed. */
  card_changed_at: Instant | null
  card_mailed_at: Instant | null
  version: number
  /** The name of the user who saved the contact last; empty if nobody has. */
  updated_by: string
}

/** The card on file; its number is stored nowhere. */
export interface CardsTable {
  account_id: number
  id: string
  /** The brand in lower case, as in `CardBrand`. */
  brand: string
  exp_month: number
  exp_year: number
  last4: string
  name: string
  outcome: CardOutcome
}

export interface BankAccountsTable {
  account_id: number
  id: string
  holder_name: string
  holder_type: string
  account_type: string
  routing_number: string
  last4: string
  bank_name: string
  outcome: BankOutcome
  /** Empty if the account was verified at once; then the next three columns are null. */
  deposit_type: '' | 'amounts' | 'descriptor_code'
  arrives_on: LocalDate | null
  expires_at: Instant | null
  attempts_left: number | null
  verified_at: Instant | null
  locked_at: Instant | null
}

export interface SetupIntentsTable {
  id: string
  account_id: number
  /** SHA-256 of the client secret. */
  secret_hash: string
  status: 'open' | 'confirmed' | 'saved' | 'canceled'
  /** JSON of the confirmed `CardToken` or `BankToken`. */
  details: string | null
  created_at: Instant
}

export interface UsedPaymentTokensTable {
  id: string
  used_at: Instant
}

export interface InvoicesTable {
  id: number
  account_id: number
  number: string
  is_draft: Flag
  created_at: Instant
  due_date: LocalDate
  description: string
  period_start: LocalDate
  period_end: LocalDate
  tax_cents: Cents
  credit_cents: Cents
  /** From when on it is paid; a trigger keeps it. Null: no payment was made that will not fail. */
  paid_at: Generated<Instant | null>
}

export interface InvoiceLinesTable {
  invoice_id: number
  position: number
  charge_type_id: number
  description: string
  quantity: number
  unit_cents: Cents
}

/** An attempt to pay. It runs until `settles_at`; then it has succeeded, or failed if it has a problem. */
export interface PaymentsTable {
  id: string
  invoice_id: number
  /** Counted from 1; unique per invoice, so that two simultaneous attempts cannot both be the next. */
  attempt: number
  /** A value of `PaymentMethodKind`. */
  method: 2 | 3
  paid_with: string
  amount_cents: Cents
  started_at: Instant
  /** Null for a payment that never settles. */
  settles_at: Instant | null
  problem: string
}

export interface CreditsTable {
  id: number
  account_id: number
  created_at: Instant
  description: string
  amount_cents: Cents
  remaining_cents: Cents
}

export interface MailAttachmentsTable {
  mail_id: number
  position: number
  file_name: string
  media_type: string
  base64: string
}

export interface BillingTables {
  billing_accounts: BillingAccountsTable
  cards: CardsTable
  bank_accounts: BankAccountsTable
  setup_intents: SetupIntentsTable
  used_payment_tokens: UsedPaymentTokensTable
  invoices: InvoicesTable
  invoice_lines: InvoiceLinesTable
  payments: PaymentsTable
  credits: CreditsTable
  mail_attachments: MailAttachmentsTable
}
