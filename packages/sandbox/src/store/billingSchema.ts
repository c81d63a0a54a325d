import { choice, flag, instant, integer, key, table, text } from './tables.ts'

/** A column with an ISO date at the property. */
const localDate = text
const cents = integer

export const billingTables = {
  /** Billing of an account, and the recipient of invoices. */
  billing_accounts: table({
    account_id: integer().key().references('accounts'),
    gateway: choice(1, 2),
    customer_id: text(),
    company_name: text().recordedAs('companyName'),
    contact_name: text().recordedAs('contactName'),
    email: text().recordedAs('email'),
    phone: text().recordedAs('phone'),
    address1: text().recordedAs('address'),
    address2: text().recordedAs('address'),
    city: text().recordedAs('city'),
    state: text().recordedAs('state'),
    zip: text().recordedAs('zip'),
    plan_name: text().recordedAs('plan'),
    monthly_cents: cents().recordedAs('monthlyPrice'),
    /** Whether due invoices are charged automatically. */
    is_automatic: flag().default(0).recordedAs('automaticPayments'),
    /** The time of the last change of the card; the next column has the last change that was mailed. */
    card_changed_at: instant().orNull(),
    card_mailed_at: instant().orNull(),
    version: integer().default(1),
    /** The name of the user who last saved the contact; empty if nobody has. */
    updated_by: text().default(''),
  }),
  /** The card on file; its number is stored nowhere. */
  cards: table({
    id: text(),
    account_id: integer().key().references('billing_accounts', 'account_id'),
    /** The card's brand in lower case, as in `CardBrand`. */
    brand: text().recordedAs('cardBrand'),
    exp_month: integer().recordedAs('cardExpiryMonth'),
    exp_year: integer().recordedAs('cardExpiryYear'),
    last4: text().recordedAs('cardEnds'),
    name: text().recordedAs('bankHolder'),
    outcome: text<CardOutcome>(),
  }),
  bank_accounts: table({
    id: text(),
    account_id: integer().key().references('billing_accounts', 'account_id'),
    holder_name: text().recordedAs('bankHolder'),
    holder_type: text(),
    account_type: text(),
    routing_number: text(),
    last4: text().recordedAs('bankEnds'),
    bank_name: text().recordedAs('bankName'),
    outcome: text<BankOutcome>(),
    /** The kind of test deposits; empty if the account was verified at once, and then the next three columns are null. */
    deposit_type: choice('', 'amounts', 'descriptor_code'),
    arrives_on: localDate().orNull(),
    expires_at: instant().orNull(),
    attempts_left: integer().orNull().recordedAs('attemptsLeft'),
    verified_at: instant().orNull().recordedAs('bankVerified'),
    locked_at: instant().orNull().recordedAs('bankLocked'),
  }),
  setup_intents: table({
    id: text().key(),
    account_id: integer().references('billing_accounts', 'account_id'),
    /** The SHA-256 hash of the client secret. */
    secret_hash: text().unique(),
    status: choice('open', 'confirmed', 'saved', 'canceled'),
    /** The confirmed `CardToken` or `BankToken` as JSON. */
    details: text().orNull(),
    created_at: instant(),
  }),
  used_payment_tokens: table({
    id: text().key(),
    used_at: instant(),
  }),
  invoices: table({
    id: key(),
    account_id: integer().references('billing_accounts', 'account_id'),
    number: text(),
    is_draft: flag(),
    created_at: instant(),
    due_date: localDate(),
    description: text(),
    period_start: localDate(),
    period_end: localDate(),
    tax_cents: cents(),
    credit_cents: cents(),
    /** When the invoice is charged automatically, or when its automatic payment settles; null if it isn't. */
    charge_at: instant().orNull(),
  }),
  invoice_lines: table({
    invoice_id: integer().references('invoices'),
    position: integer(),
    charge_type_id: integer(),
    description: text(),
    quantity: integer(),
    unit_cents: cents(),
  }, 'primary key (invoice_id, position)'),
  /** An attempt to pay. It is running until `settles_at`; then it has succeeded, or failed if it has a problem. */
  payments: table({
    id: text().key(),
    invoice_id: integer().references('invoices').recordedAs('invoice'),
    /** The number of the attempt, counted from 1. It is unique for each invoice, so that two simultaneous attempts cannot have the same number. */
    attempt: integer(),
    /** The payment method, a value of `PaymentMethodKind`. */
    method: choice(2, 3),
    paid_with: text().recordedAs('paidWith'),
    amount_cents: cents().recordedAs('amount'),
    started_at: instant(),
    /** When the payment settles; null for a payment that never does. */
    settles_at: instant().orNull(),
    problem: text().recordedAs('problem'),
    /** Whether the payment was made automatically. */
    is_automatic: flag().default(0),
  }, 'unique (invoice_id, attempt)'),
  credits: table({
    id: key(),
    account_id: integer().references('billing_accounts', 'account_id'),
    created_at: instant(),
    description: text(),
    amount_cents: cents(),
    remaining_cents: cents().recordedAs('credit'),
  }),
}

export const billingIndexes: readonly string[] = [
  `create index invoices_by_account on invoices (account_id, id)`,
  `create index invoices_to_charge on invoices (charge_at) where charge_at is not null`,
  `create index credits_by_account on credits (account_id)`,
  `create index setup_intents_by_account on setup_intents (account_id)`,
]

/** What happens to a test card: it is refused when it is saved, or saved and then refused when it is charged. Tokens contain these names. */
export const cardOutcomes = [
  'ok', 'declined', 'expired', 'incorrectCode', 'processingError', 'insufficientFunds', 'declinedWhenCharged',
] as const
export type CardOutcome = (typeof cardOutcomes)[number]

/** What happens to a test bank account ("wire and formats" §3 Bank). */
export const bankOutcomes = [
  'ok', 'closed', 'highestRisk', 'noAccount', 'noFunds', 'notAuthorized', 'wrongCurrency', 'disputed', 'depositsFail', 'staysProcessing',
  'weeklyLimit',
] as const
export type BankOutcome = (typeof bankOutcomes)[number]
