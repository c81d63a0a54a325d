import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { count, file, flag, identifier, noPayload } from '../shapes.ts'

/*
 * Specification §7 Billing names these calls, some with their payload, none with its answer: every shape beyond that is ours.
 * Money is integer cents, in fields that end in `Cents`. All calls are for billing administrators: 403 `FORBIDDEN` for others,
 * 404 `NOT_FOUND` for another account's records.
 */
const cents = v.pipe(v.number(), v.safeInteger())
/** ISO instant. */
const instant = v.string()
/** ISO date. */
const date = v.string()
const short = v.pipe(v.string(), v.maxLength(200))
const key = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
/** Of the hosted fields. */
const token = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000))
const message = v.looseObject({ message: v.string() })
/** Omit for the signed-in user's own account. */
const ofAccount = v.optional(v.object({ accountId: v.optional(identifier) }), {})

const shared = { area: 'billing', service: 'account', auth: 'session', assumed: true } as const
const read = { ...shared, method: 'GET' } as const
const write = { ...shared, method: 'POST', idempotent: true } as const

const invoiceFields = {
  ID: v.number(),
  /** What a person calls it, such as `INV-2026-0113`. */
  Number: v.string(),
  /** A value of `InvoiceStatus`: Open 3, Paid 5, Processing 9. */
  Status: v.number(),
  CreatedAt: instant,
  DueDate: date,
  /** What the period was about, in one line. */
  Description: v.string(),
  TotalCents: cents,
  /** Total less what was paid; an invoice in processing still has it. */
  DueCents: cents,
  /** When the running or last payment began, and when it ended; null before. */
  ChargedAt: v.nullable(instant),
  PaidAt: v.nullable(instant),
  /** How it was or is being paid, such as `Visa 4242`; empty while nobody has. */
  PaidWith: v.string(),
  /** Why the last payment failed, for a person; empty if none did. */
  PaymentProblem: v.string(),
}
const invoice = v.looseObject(invoiceFields)

const invoiceLine = v.looseObject({
  ChargeTypeID: v.number(),
  Description: v.string(),
  Quantity: count,
  UnitCents: cents,
  AmountCents: cents,
})

const invoiceDetails = v.looseObject({
  ...invoiceFields,
  AccountName: v.string(),
  BillTo: v.array(v.string()),
  PeriodStart: date,
  PeriodEnd: date,
  Lines: v.array(invoiceLine),
  SubtotalCents: cents,
  TaxCents: cents,
  /** Credits that were set against it, as a positive number. */
  CreditCents: cents,
  PaidCents: cents,
})

/** `limit` is how far back the list reaches, `count` the rows of a page; specification §7 gives the defaults. */
const listParameters = {
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50),
  /** From 1. */
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  sort: v.optional(v.picklist(['ID DESC', 'ID ASC', 'DueDate DESC', 'DueDate ASC', 'TotalCents DESC', 'TotalCents ASC']), 'ID DESC'),
  /** The portal asks for its user; an operator's tool, with false, also sees drafts. */
  fromUser: v.optional(flag, true),
}

const cardFields = {
  /** As the gateway writes it: 'visa' with type 1, 'Visa' or 'American Express' with type 2. */
  brand: v.string(),
  exp_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  exp_year: v.pipe(v.number(), v.integer()),
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
}

/** The card on file in the fields of its gateway; `toCardInfo` of @portal/domain makes one of both. Null: no card. */
const gatewayCard = v.variant('PaymentGatewayType', [
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

/** Specification §3 "Bank info as received"; `toBankInfo` of @portal/domain maps it. `Verification` is ours. */
const receivedBank = v.looseObject({
  account_holder_type: v.string(),
  account_type: v.string(),
  routing_number: v.string(),
  last4: v.string(),
  bank_name: v.string(),
  IsVerified: flag,
  /** 'amounts', 'descriptor_code', or empty where the account was verified at once. */
  MicroDepositType: v.string(),
  Verification: v.looseObject({
    State: v.picklist(['verified', 'sent', 'arrived', 'locked', 'expired', 'failed']),
    /** At the property. */
    ExpectedArrival: v.nullable(date),
    ExpiresAt: v.nullable(instant),
    AttemptsLeft: v.nullable(count),
  }),
})
const bankAnswer = v.looseObject({ BankInfo: v.nullable(receivedBank) })

const billingDetails = {
  CompanyName: v.string(),
  ContactName: v.string(),
  /** Invoices go there. */
  Email: v.string(),
  Phone: v.string(),
  Address1: v.string(),
  Address2: v.string(),
  City: v.string(),
  State: v.string(),
  Zip: v.string(),
}
const billingInfo = v.looseObject({ AccountID: identifier, ...billingDetails })

const paymentInfo = v.looseObject({
  PaymentGatewayType: v.picklist([1, 2]),
  /** The gateway's id of the account; `saveCard` takes it. */
  CustomerID: v.string(),
  /** What invoices are charged to: a value of `PaymentMethodKind`, Invoice 1 where nothing usable is on file. */
  DefaultMethod: v.picklist([1, 2, 3]),
  HasCard: flag,
  HasBank: flag,
  IsBankVerified: flag,
})

export const getBillingInfo = defineEndpoint({
  ...read,
  path: '/Billing/GetBillingInfo',
  summary: 'Whom and where the account’s invoices go to.',
  request: noPayload,
  response: billingInfo,
})

/** The same of an account by its id. */
export const getAccBillingInfo = defineEndpoint({
  ...read,
  path: '/GetAccBillingInfo',
  summary: 'Whom and where an account’s invoices go to, by the account’s id.',
  request: v.object({ accountId: identifier }),
  response: billingInfo,
})

export const getAccountBillingTotals = defineEndpoint({
  ...read,
  path: '/Billing/GetAccountBillingTotals',
  summary: 'What the account owes, is paying and has as credit.',
  request: ofAccount,
  response: v.looseObject({
    /** Open invoices; those in processing are counted beside them. */
    OpenCents: cents,
    OverdueCents: cents,
    ProcessingCents: cents,
    /** Paid since January 1 at the property. */
    PaidThisYearCents: cents,
    CreditCents: cents,
    OpenCount: count,
    OverdueCount: count,
    ProcessingCount: count,
    /** The earliest due date among the open ones; null: nothing is open. */
    NextDueDate: v.nullable(date),
    /** Today at the property, and its IANA time zone: what is overdue or expired is judged by them. */
    Today: date,
    TimeZone: v.string(),
  }),
})

export const getInvoices = defineEndpoint({
  ...read,
  path: '/Billing/GetInvoices',
  summary: 'One page of the account’s latest invoices.',
  request: v.optional(v.object(listParameters), {}),
  /** `TotalCount`: invoices within `limit`. */
  response: v.looseObject({ Invoices: v.array(invoice), TotalCount: count }),
})

/** Takes the list's parameters too (specification §7) and needs none of them. */
export const getInvoiceInfo = defineEndpoint({
  ...read,
  path: '/Billing/GetInvoiceInfo',
  summary: 'One invoice with its lines.',
  request: v.object({ ...listParameters, InvoiceId: identifier }),
  response: invoiceDetails,
})

export const getPendingInvoices = defineEndpoint({
  ...read,
  path: '/Billing/GetPendingInvoices',
  summary: 'Every invoice that is not paid yet, the earliest due first.',
  request: ofAccount,
  response: v.looseObject({ Invoices: v.array(invoice) }),
})

/** Ours: the document that `emailInvoice` sends. */
export const downloadInvoice = defineEndpoint({
  ...read,
  path: '/Billing/DownloadInvoice',
  responseKind: 'file',
  mediaType: 'application/pdf',
  summary: 'An invoice as a PDF file.',
  request: v.object({ InvoiceId: identifier }),
  response: file,
})

export const getCardInfo = defineEndpoint({
  ...read,
  path: '/Billing/GetCardInfo',
  summary: 'The account’s card on file.',
  request: noPayload,
  response: gatewayCard,
})

export const getCardInfoForAccount = defineEndpoint({
  ...read,
  path: '/Billing/GetCardInfoForAccount',
  summary: 'An account’s card on file, by the account’s id.',
  request: v.object({ accountId: identifier }),
  response: gatewayCard,
})

export const getBankInfo = defineEndpoint({
  ...read,
  path: '/Billing/GetBankInfo',
  summary: 'The account’s bank account.',
  request: noPayload,
  response: bankAnswer,
})

export const getBankInfoForAccount = defineEndpoint({
  ...read,
  path: '/Billing/GetBankInfoForAccount',
  summary: 'An account’s bank account, by the account’s id.',
  request: v.object({ accountId: identifier }),
  response: bankAnswer,
})

export const getCredits = defineEndpoint({
  ...read,
  path: '/Billing/GetCredits',
  summary: 'Credits the account was given, the newest first.',
  request: ofAccount,
  response: v.looseObject({
    Credits: v.array(
      v.looseObject({ ID: v.number(), CreatedAt: instant, Description: v.string(), AmountCents: cents, RemainingCents: cents }),
    ),
    RemainingCents: cents,
  }),
})

export const getChargeTypes = defineEndpoint({
  ...read,
  path: '/Billing/GetChargeTypes',
  summary: 'What the lines of invoices are for.',
  request: noPayload,
  response: v.looseObject({ ChargeTypes: v.array(v.looseObject({ ID: v.number(), Name: v.string(), IsRecurring: flag })) }),
})

export const getPaymentInfo = defineEndpoint({
  ...read,
  path: '/Billing/GetPaymentInfo',
  summary: 'The account’s gateway and which ways to pay it has.',
  request: ofAccount,
  response: paymentInfo,
})

export const getAccountInfo = defineEndpoint({
  ...read,
  path: '/Billing/GetAccountInfo',
  summary: 'The account that is billed.',
  request: ofAccount,
  response: v.looseObject({
    ID: identifier,
    Name: v.string(),
    IsActive: flag,
    /** A value of `TenantType`: MultiTenant 1, SingleFamily 2. */
    TenantType: v.number(),
    PropertyName: v.string(),
    Address: v.string(),
    TimeZone: v.string(),
    /** ISO instant of the answer, on the server's clock. */
    Now: instant,
  }),
})

/** What a single-family account pays a month; `IsSingleTenant` false and zero for every other. */
export const getSingleTenantPaymentDetail = defineEndpoint({
  ...read,
  path: '/Billing/GetSingleTenantPaymentDetail',
  summary: 'What a single-family account pays, and when next.',
  request: ofAccount,
  response: v.looseObject({
    IsSingleTenant: flag,
    PlanName: v.string(),
    MonthlyCents: cents,
    NextChargeDate: v.nullable(date),
    Method: v.picklist([1, 2, 3]),
  }),
})

/** A GET with an effect, as the services have it. One change of the card is mailed once, however often this is called. */
export const sendEmailOnCardChange = defineEndpoint({
  ...read,
  path: '/Billing/SendEmailOnCardChange',
  summary: 'Mails the billing contact that the card on file changed.',
  request: ofAccount,
  /** False where nothing changed since the last mail. */
  response: v.looseObject({ IsSent: flag }),
})

/**
 * Begins to add a card or a bank account with gateway 1. The hosted fields confirm it at the gateway; `billingSaveCard` or
 * `saveBankAccount` then keeps what was confirmed, `cancelSetupIntent` ends what nobody finished.
 */
export const createSetupIntent = defineEndpoint({
  ...write,
  path: '/Billing/CreateSetupIntent',
  summary: 'Begins to add a card or a bank account.',
  request: v.object({ accountId: identifier }),
  response: v.looseObject({ SetupIntentId: v.string(), ClientSecret: v.string() }),
})

/** A finished or cancelled one stays as it is: `Status` says which. */
export const cancelSetupIntent = defineEndpoint({
  ...write,
  path: '/CancelSetupIntent',
  summary: 'Ends a SetupIntent that a person left.',
  request: v.object({ accountId: identifier, setupIntent: key }),
  response: v.looseObject({ Status: v.picklist(['canceled', 'succeeded']) }),
})

/**
 * Gateway 2: keeps the card behind a token of the hosted fields, in place of the one before. Refusals: 402 `CARD_DECLINED`,
 * 400 `PAYMENT_TOKEN_INVALID` (unknown, used, or not a card's), 409 `WRONG_GATEWAY`.
 */
export const saveCard = defineEndpoint({
  ...write,
  path: '/saveCard',
  summary: 'Keeps a card by its one-time token (gateway 2).',
  request: v.object({ AccountId: identifier, SourceID: token, CustomerID: short }),
  response: gatewayCard,
})

/** Gateway 1: keeps the card of a confirmed SetupIntent. Refusals: 400 `SETUP_INTENT_INVALID`, 409 `WRONG_GATEWAY`. */
export const billingSaveCard = defineEndpoint({
  ...write,
  path: '/Billing/SaveCard',
  summary: 'Keeps the card of a confirmed SetupIntent (gateway 1).',
  request: v.object({ accountId: identifier, setupIntent: key }),
  response: gatewayCard,
})

/** Succeeds where there is none. */
export const deleteCard = defineEndpoint({
  ...write,
  path: '/deleteCard',
  summary: 'Forgets the card on file.',
  request: v.object({ AccountId: identifier }),
  response: message,
})

/** Refusals: 400 `SETUP_INTENT_INVALID`. Both gateways take bank accounts by a SetupIntent. */
export const saveBankAccount = defineEndpoint({
  ...write,
  path: '/SaveBankAccount',
  summary: 'Keeps the bank account of a confirmed SetupIntent, verified or with deposits on their way.',
  request: v.object({ accountId: identifier, setupIntent: key }),
  response: bankAnswer,
})

const depositCents = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)))

/**
 * Two amounts in cents, in any order, or a descriptor code (`SM` and four characters, in any case): exactly one of the two.
 * A wrong one is an answer, not a refusal. Refusals: 404 `NO_BANK_ACCOUNT`.
 */
export const verifyBankForAccount = defineEndpoint({
  ...write,
  path: '/VerifyBankForAccount',
  summary: 'Verifies a bank account by what its statement shows.',
  request: v.pipe(
    v.object({
      AccountID: identifier,
      Amount1: depositCents,
      Amount2: depositCents,
      DescriptorCode: v.nullable(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^SM[A-Z0-9]{4}$/))),
    }),
    v.check(
      ({ Amount1, Amount2, DescriptorCode }) => (DescriptorCode === null ? Amount1 !== null && Amount2 !== null : Amount1 === null && Amount2 === null),
      'Two amounts or a descriptor code.',
    ),
  ),
  response: v.looseObject({
    /** Empty where the account is verified, else the gateway's code: `toBankVerificationOutcome` of @portal/domain reads it. */
    Code: v.string(),
    BankInfo: receivedBank,
  }),
})

/** Succeeds where there is none. */
export const deleteBankForAccount = defineEndpoint({
  ...write,
  path: '/DeleteBankForAccount',
  summary: 'Forgets the bank account.',
  request: v.object({ accountId: identifier }),
  response: message,
})

/** Answers what is kept. 400 `VALIDATION` with `field`. */
export const updateBillingInfo = defineEndpoint({
  ...write,
  path: '/UpdateBillingInfo',
  summary: 'Changes whom and where invoices go to.',
  request: v.object({
    AccountID: identifier,
    CompanyName: v.pipe(short, v.trim(), v.nonEmpty()),
    ContactName: v.pipe(short, v.trim(), v.nonEmpty()),
    Email: v.pipe(v.string(), v.trim(), v.maxLength(254)),
    Phone: v.pipe(v.string(), v.trim(), v.maxLength(32)),
    Address1: v.pipe(short, v.trim(), v.nonEmpty()),
    Address2: v.pipe(short, v.trim()),
    City: v.pipe(short, v.trim(), v.nonEmpty()),
    State: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z]{2}$/), v.toUpperCase()),
    Zip: v.pipe(v.string(), v.trim(), v.regex(/^\d{5}(-\d{4})?$/)),
  }),
  response: billingInfo,
})

/** 400 `VALIDATION` with `field` `ToAddresses`; 429 `TOO_MANY_ATTEMPTS`. */
export const emailInvoice = defineEndpoint({
  ...write,
  path: '/EmailInvoice',
  summary: 'Mails an invoice as a PDF.',
  request: v.object({
    InvoiceId: identifier,
    /** One to ten e-mail addresses. */
    ToAddresses: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(254))), v.minLength(1), v.maxLength(10)),
  }),
  response: v.looseObject({ message: v.string(), ToAddresses: v.array(v.string()) }),
})

/**
 * Pays an invoice, once: one that is paid or being paid already answers as it stands and is charged no second time. Refusals:
 * 402 `PAYMENT_DECLINED`, 402 `CARD_EXPIRED`, 409 `NO_PAYMENT_METHOD`, 409 `BANK_NOT_VERIFIED`, 409 `AMOUNT_CHANGED`.
 */
export const chargeInvoice = defineEndpoint({
  ...write,
  path: '/ChargeInvoice',
  summary: 'Charges an invoice to the card or bank account on file.',
  request: v.object({
    InvoiceId: identifier,
    /** The way to pay, a value of `PaymentMethodKind`: credit_card 2 or bank_account 3. Our reading. */
    BillingLogType: v.picklist([2, 3]),
    /** What the person saw and agreed to; ours. */
    AmountCents: cents,
  }),
  response: v.looseObject({
    /** False where it was paid or being paid before. */
    IsCharged: flag,
    /** The gateway's id of the payment. */
    ChargeId: v.string(),
    /** When the money should be there. */
    ExpectedAt: instant,
    Invoice: invoice,
  }),
})
