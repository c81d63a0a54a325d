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
}

export const billingTables: readonly string[] = [
  `create table billing_accounts (account_id integer primary key references accounts (id), gateway integer not null check (gateway in (1, 2)),
    customer_id text not null, company_name text not null, contact_name text not null, email text not null, phone text not null, address1 text not null,
    address2 text not null, city text not null, state text not null, zip text not null, plan_name text not null, monthly_cents integer not null,
    card_changed_at integer, card_mailed_at integer, version integer not null default 1, updated_by text not null default '')`,
  `create table cards (account_id integer primary key references billing_accounts (account_id), id text not null, brand text not null,
    exp_month integer not null, exp_year integer not null, last4 text not null, name text not null, outcome text not null)`,
  `create table bank_accounts (account_id integer primary key references billing_accounts (account_id), id text not null, holder_name text not null,
    holder_type text not null, account_type text not null, routing_number text not null, last4 text not null, bank_name text not null, outcome text not null,
    deposit_type text not null check (deposit_type in ('', 'amounts', 'descriptor_code')), arrives_on text, expires_at integer, attempts_left integer,
    verified_at integer, locked_at integer)`,
  `create table setup_intents (id text primary key, account_id integer not null references billing_accounts (account_id), secret_hash text not null unique,
    status text not null check (status in ('open', 'confirmed', 'saved', 'canceled')), details text, created_at integer not null)`,
  `create table used_payment_tokens (id text primary key, used_at integer not null) without rowid`,
  `create table invoices (id integer primary key, account_id integer not null references billing_accounts (account_id), number text not null,
    is_draft integer not null, created_at integer not null, due_date text not null, description text not null, period_start text not null,
    period_end text not null, tax_cents integer not null, credit_cents integer not null, paid_at integer)`,
  `create index invoices_by_account on invoices (account_id, id)`,
  `create index invoices_unpaid on invoices (account_id, paid_at)`,
  `create table invoice_lines (invoice_id integer not null references invoices (id), position integer not null, charge_type_id integer not null,
    description text not null, quantity integer not null, unit_cents integer not null, primary key (invoice_id, position))`,
  `create table payments (id text primary key, invoice_id integer not null references invoices (id), attempt integer not null,
    method integer not null check (method in (2, 3)), paid_with text not null, amount_cents integer not null, started_at integer not null, settles_at integer,
    problem text not null, unique (invoice_id, attempt))`,
  `create table credits (id integer primary key, account_id integer not null references billing_accounts (account_id), created_at integer not null,
    description text not null, amount_cents integer not null, remaining_cents integer not null)`,
  `create index credits_by_account on credits (account_id)`,
  // From when on an invoice is paid, a moment that may still come: whoever pays writes it beforehand. Without a payment that will not fail it is empty.
  `create trigger invoices_paid after insert on payments when new.problem = '' begin update invoices set paid_at = new.settles_at where id = new.invoice_id; end`,
]
