import * as v from 'valibot'
import { bankStates, limits } from '@portal/domain'
import { revision } from './accessShapes.ts'
import { ours, oursOrUnsaid } from './ours.ts'
import { count, flag, identifier, namedRecord, page, secret, wholeNumber } from './shapes.ts'

/*
 * An amount in integer cents, for fields whose names end in `Cents`. Specification §7 Billing names these calls, some of them with their
 * payload, but never their answer; every other shape here is ours. All calls are for administrators and billing administrators: other users
 * get 403 `FORBIDDEN`, and another account's records 404 `NOT_FOUND`.
 */
export const cents = v.pipe(v.number(), v.safeInteger())
/** An instant in ISO form. */
export const instant = v.string()
/** A date in ISO form. */
export const date = v.string()
/** The payment provider's id of a set-up or a customer. */
export const providerKey = secret(200)
/** The one-time token that the payment form returns instead of a card or bank number. */
export const paymentToken = secret(1000)
export const message = v.looseObject({ message: v.string() })
/** The id of the account that the call is about; omit it for the signed-in user's own account. */
export const ofAccount = v.optional(v.object({ accountId: v.optional(namedRecord) }), {})

const shared = { area: 'billing', service: 'account', auth: 'session', assumed: true } as const
export const read = { ...shared, method: 'GET' } as const
export const write = { ...shared, method: 'POST', idempotent: true } as const

const invoiceFields = {
  ID: v.number(),
  /** The invoice number that people use, such as `INV-2026-0113`. */
  Number: v.string(),
  /** The invoice's state, a value of `InvoiceStatus`: Open 3, Paid 5, Processing 9. */
  Status: v.number(),
  CreatedAt: instant,
  DueDate: date,
  /** What the invoice covers, in one line. */
  Description: v.string(),
  TotalCents: cents,
  /** The amount still due: the total minus payments. The amount includes an invoice whose payment is in processing. */
  DueCents: cents,
  /** When the running or last payment began; null before one. The next field is when it ended. */
  ChargedAt: v.nullable(instant),
  PaidAt: v.nullable(instant),
  /** How the invoice was paid or is being paid, such as `Visa 4242`; empty before any payment. */
  PaidWith: v.string(),
  /** Why the last payment failed, as a sentence for users; empty if it did not fail. */
  PaymentProblem: v.string(),
}
export const invoice = v.looseObject(invoiceFields)

const invoiceLine = v.looseObject({
  ChargeTypeID: v.number(),
  Description: v.string(),
  Quantity: count,
  UnitCents: cents,
  AmountCents: cents,
})

export const invoiceDetails = v.looseObject({
  ...invoiceFields,
  AccountName: v.string(),
  BillTo: v.array(v.string()),
  PeriodStart: date,
  PeriodEnd: date,
  Lines: v.array(invoiceLine),
  SubtotalCents: cents,
  TaxCents: cents,
  /** Credits applied to the invoice, as a positive number. */
  CreditCents: cents,
  PaidCents: cents,
})

/** The parameters of the list. `limit` is how far back it reaches; `count` is the number of rows per page. Specification §7 gives the defaults. */
export const listParameters = {
  limit: v.optional(wholeNumber(1, 500), limits.invoices.limit),
  /** The number of the page, from 1. */
  page: v.optional(page, 1),
  count: v.optional(wholeNumber(1, 100), limits.invoices.count),
  sort: v.optional(v.picklist(['ID DESC', 'ID ASC', 'DueDate DESC', 'DueDate ASC', 'TotalCents DESC', 'TotalCents ASC']), 'ID DESC'),
  /** Whether the call is for a customer. The portal sends true; with false, an operator also gets drafts. */
  fromUser: v.optional(flag, true),
}

const cardFields = {
  /** The card's brand as the gateway writes it: 'visa' with type 1, 'Visa' or 'American Express' with type 2. */
  brand: v.string(),
  exp_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  exp_year: v.pipe(v.number(), v.integer()),
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
}

/** The card on file, in the fields of its gateway; `toCardInfo` reads either form. Null without a card. */
export const gatewayCard = v.variant('PaymentGatewayType', [
  v.looseObject({
    PaymentGatewayType: v.literal(1),
    PaymentMethod: v.nullable(
      v.looseObject({ id: v.string(), billing_details: v.looseObject({ name: v.nullable(v.string()) }), card: v.looseObject(cardFields) }),
    ),
  }),
  v.looseObject({
    PaymentGatewayType: v.literal(2),
    Card: v.nullable(v.looseObject({ ...cardFields, id: v.string(), name: v.nullable(v.string()) })),
  }),
])

/** A bank account in the specified fields (§3); `toBankInfo` maps it. `Verification` is ours. */
export const receivedBank = v.looseObject({
  account_holder_type: v.string(),
  account_type: v.string(),
  routing_number: v.string(),
  last4: v.string(),
  bank_name: v.string(),
  IsVerified: flag,
  /** The kind of test deposits: 'amounts', 'descriptor_code', or empty if the account was verified at once. */
  MicroDepositType: v.string(),
  Verification: oursOrUnsaid(v.looseObject({
    State: v.picklist(bankStates),
    /** The day on which the deposits are expected, as an ISO date at the property. */
    ExpectedArrival: v.nullable(date),
    ExpiresAt: v.nullable(instant),
    AttemptsLeft: v.nullable(count),
  })),
})
export const bankAnswer = v.looseObject({ BankInfo: v.nullable(receivedBank) })

const billingDetails = {
  CompanyName: v.string(),
  ContactName: v.string(),
  /** The email address to which invoices are sent. */
  Email: v.string(),
  Phone: v.string(),
  Address1: v.string(),
  Address2: v.string(),
  City: v.string(),
  State: v.string(),
  Zip: v.string(),
}
export const billingInfo = v.looseObject({ AccountID: identifier, ...billingDetails, ...revision })

export const paymentInfo = v.looseObject({
  PaymentGatewayType: v.picklist([1, 2]),
  /** The gateway's id of the account; `saveCard` takes it. */
  CustomerID: v.string(),
  /** How invoices are charged by default: a value of `PaymentMethodKind`, Invoice 1 if nothing usable is on file. */
  DefaultMethod: v.picklist([1, 2, 3]),
  HasCard: flag,
  HasBank: flag,
  IsBankVerified: flag,
  /** Ours: whether due invoices are charged automatically, by the default method. */
  IsAutomatic: ours(flag, false),
  /** Ours: the date of the next automatic payment, at the property; null if none is planned. */
  NextPaymentDate: ours(v.nullable(date), null),
})
