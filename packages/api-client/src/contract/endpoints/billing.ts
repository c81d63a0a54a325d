import { InvoiceStatus } from '@portal/domain'
import * as v from 'valibot'
import { version } from '../accessShapes.ts'
import { billingInfo, cents, date, instant, invoice, invoiceDetails, listParameters, ofAccount, paymentInfo, read, write } from '../billingShapes.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { named } from '../shapeNames.ts'
import { count, email, enteredCents, file, flag, identifier, namedRecord, noPayload, phone } from '../shapes.ts'
import { filledLine, line } from '../textFields.ts'

export const getBillingInfo = defineEndpoint({
  ...read,
  as: 'get',
  path: '/Billing/GetBillingInfo',
  summary: 'Who gets the account’s invoices, and where.',
  request: noPayload,
  response: billingInfo,
})

/** Like `getBillingInfo`, for an account by its id. */
export const getAccBillingInfo = defineEndpoint({
  ...read,
  as: 'getOfAccount',
  path: '/GetAccBillingInfo',
  summary: 'Who gets an account’s invoices, and where, by the account’s id.',
  request: v.object({ accountId: namedRecord }),
  response: billingInfo,
})

export const getAccountBillingTotals = defineEndpoint({
  ...read,
  as: 'totals',
  path: '/Billing/GetAccountBillingTotals',
  summary: 'What the account owes, which payments are processing, and its credit.',
  request: ofAccount,
  response: v.looseObject({
    /** The sum of open invoices; invoices in processing are counted separately. */
    OpenCents: cents,
    OverdueCents: cents,
    ProcessingCents: cents,
    /** The amount paid since January 1 at the property. */
    PaidThisYearCents: cents,
    CreditCents: cents,
    OpenCount: count,
    OverdueCount: count,
    ProcessingCount: count,
    /** The earliest due date of the open invoices; null without open invoices. */
    NextDueDate: v.nullable(date),
    /** Today's date at the property. It decides, with the next field, the property's IANA time zone, what is overdue or expired. */
    Today: date,
    TimeZone: v.string(),
  }),
})

export const getInvoices = defineEndpoint({
  ...read,
  as: 'listInvoices',
  path: '/Billing/GetInvoices',
  summary: 'One page of the account’s latest invoices.',
  request: v.optional(v.object({
    ...listParameters,
    /** Ours: the state of the listed invoices (`InvoiceStatus`); all if omitted. */
    Status: v.optional(v.picklist(Object.values(InvoiceStatus))),
  }), {}),
  /** `TotalCount` is the number of invoices within `limit`, after the filter. */
  response: v.looseObject({ Invoices: v.array(invoice), TotalCount: count }),
})

/** The charges of the invoices of the last twelve months, by kind. A month's kinds and tax, less its credit, add up to the totals of its invoices. */
export const getInvoiceMonths = defineEndpoint({
  ...read,
  as: 'invoicesByMonth',
  path: '/Billing/GetInvoiceMonths',
  summary: 'The invoices of the last twelve months by kind of charge.',
  request: ofAccount,
  response: v.looseObject({
    /** The kinds of charges that occur in these months. */
    Kinds: v.array(v.looseObject({ ID: v.number(), Name: v.string() })),
    /** Twelve calendar months at the property, the earliest first. An invoice belongs to the month in which it was created. */
    Months: v.array(v.looseObject({
      /** The ISO date of the first day of the month. */
      Month: date,
      /** The amounts in cents, in the order of `Kinds`. */
      Cents: v.array(cents),
      TaxCents: cents,
      CreditCents: cents,
      TotalCents: cents,
      InvoiceCount: count,
    })),
  }),
})

/** One invoice with its lines. The call accepts the list's parameters too (specification §7), but needs none of them. */
export const getInvoiceInfo = defineEndpoint({
  ...read,
  as: 'getInvoice',
  path: '/Billing/GetInvoiceInfo',
  summary: 'One invoice with its lines.',
  request: v.object({ ...listParameters, InvoiceId: namedRecord }),
  response: invoiceDetails,
})

export const getPendingInvoices = defineEndpoint({
  ...read,
  as: 'listPendingInvoices',
  path: '/Billing/GetPendingInvoices',
  summary: 'Every invoice that is not paid yet, the earliest due first.',
  request: ofAccount,
  response: v.looseObject({ Invoices: v.array(invoice) }),
})

/** Ours: the PDF of an invoice, which `emailInvoice` sends. */
export const downloadInvoice = defineEndpoint({
  ...read,
  as: 'downloadInvoice',
  path: '/Billing/DownloadInvoice',
  responseKind: 'file',
  mediaType: 'application/pdf',
  summary: 'An invoice as a PDF file.',
  request: v.object({ InvoiceId: namedRecord }),
  response: file,
})

export const getCredits = defineEndpoint({
  ...read,
  as: 'listCredits',
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
  as: 'listChargeTypes',
  path: '/Billing/GetChargeTypes',
  summary: 'What the lines of invoices are for.',
  request: noPayload,
  response: v.looseObject({ ChargeTypes: v.array(v.looseObject({ ID: v.number(), Name: v.string(), IsRecurring: flag })) }),
})

export const getPaymentInfo = defineEndpoint({
  ...read,
  as: 'getPaymentInfo',
  path: '/Billing/GetPaymentInfo',
  summary: 'The account’s payment gateway and ways to pay.',
  request: ofAccount,
  response: paymentInfo,
})

export const getAccountInfo = defineEndpoint({
  ...read,
  as: 'getAccountInfo',
  path: '/Billing/GetAccountInfo',
  summary: 'The account that is billed.',
  request: ofAccount,
  response: v.looseObject({
    ID: identifier,
    Name: v.string(),
    IsActive: flag,
    /** The kind of account, a value of `TenantType`: MultiTenant 1, SingleFamily 2. */
    TenantType: v.number(),
    PropertyName: v.string(),
    Address: v.string(),
    TimeZone: v.string(),
    /** ISO instant of the answer, by the server's clock. */
    Now: instant,
  }),
})

/**
 * The monthly amount of an account of one house; for every other account `IsSingleTenant` is false and the amount zero. `NextChargeDate` is
 * when the first open invoice is due; null without one.
 */
export const getSingleTenantPaymentDetail = defineEndpoint({
  ...read,
  as: 'getTenantPayment',
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

/** Saves the billing contact and answers the stored settings. 400 `VALIDATION` with `field`, 409 `CONFLICT` with `current`. */
export const updateBillingInfo = defineEndpoint({
  ...write,
  as: 'save',
  path: '/UpdateBillingInfo',
  summary: 'Changes who gets invoices, and where.',
  request: v.object({
    AccountID: namedRecord,
    Version: version,
    CompanyName: filledLine(200),
    ContactName: filledLine(200),
    Email: email,
    Phone: phone,
    Address1: filledLine(200),
    Address2: line(200),
    City: filledLine(200),
    State: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z]{2}$/), v.toUpperCase(), named('pattern')),
    Zip: v.pipe(v.string(), v.trim(), v.regex(/^\d{5}(-\d{4})?$/), named('pattern')),
  }),
  response: billingInfo,
})

/** Mails an invoice. 400 `VALIDATION` with `field` `ToAddresses`; 429 `TOO_MANY_ATTEMPTS`. */
export const emailInvoice = defineEndpoint({
  ...write,
  as: 'mailInvoice',
  path: '/EmailInvoice',
  summary: 'Mails an invoice as a PDF.',
  request: v.object({
    InvoiceId: namedRecord,
    /** The recipients, one to ten email addresses. */
    ToAddresses: v.pipe(v.array(email), v.minLength(1), v.maxLength(10)),
  }),
  response: v.looseObject({ message: v.string(), ToAddresses: v.array(v.string()) }),
})

/**
 * Pays an invoice exactly once: an invoice that is paid or being paid is returned unchanged and not charged again. Refusals: 402
 * `PAYMENT_DECLINED`, 402 `CARD_EXPIRED`, 409 `NO_PAYMENT_METHOD`, 409 `BANK_NOT_VERIFIED`, 409 `AMOUNT_CHANGED`.
 */
export const chargeInvoice = defineEndpoint({
  ...write,
  as: 'payInvoice',
  path: '/ChargeInvoice',
  summary: 'Charges an invoice to the card or bank account on file.',
  request: v.object({
    InvoiceId: namedRecord,
    /** The payment method, a value of `PaymentMethodKind`: credit_card 2 or bank_account 3. This meaning is our assumption. */
    BillingLogType: v.picklist([2, 3]),
    /** Ours: the amount that the user saw and agreed to, without `CreditCents`. */
    AmountCents: enteredCents,
    /** Ours: the account's credit to use first, all of it up to the invoice's sum. */
    CreditCents: v.optional(enteredCents, 0),
  }),
  response: v.looseObject({
    /** Whether this call charged the invoice; false if it was paid or being paid before. */
    IsCharged: flag,
    /** The gateway's id of the payment; empty if the account's credit paid the whole invoice. */
    ChargeId: v.string(),
    /** When the money is expected to arrive. */
    ExpectedAt: instant,
    Invoice: invoice,
  }),
})

/**
 * Turns automatic payments on or off. While they are on, each invoice is charged on its due date by the default method, after the account's
 * credit is used. A failed payment is tried twice more, three days apart, and each failure is mailed. Refusals: 409 `NO_PAYMENT_METHOD`.
 */
export const setAutomaticPayments = defineEndpoint({
  ...write,
  as: 'setAutomatic',
  path: '/SetAutomaticPayments',
  assumed: true,
  summary: 'Turns automatic payments on or off.',
  request: v.object({ AccountID: v.optional(namedRecord), IsOn: flag }),
  response: paymentInfo,
})

/**
 * Uses the account's credit for an open invoice, the oldest credit first. Refusals: 404, 409 `NO_CREDIT`, 409 `INVOICE_PAID` if the invoice
 * is paid or being paid.
 */
export const applyCredit = defineEndpoint({
  ...write,
  as: 'applyCredit',
  path: '/ApplyCredit',
  assumed: true,
  summary: 'Uses the account’s credit for an invoice.',
  request: v.object({ InvoiceId: namedRecord }),
  response: v.looseObject({ UsedCents: cents, Invoice: invoice }),
})
