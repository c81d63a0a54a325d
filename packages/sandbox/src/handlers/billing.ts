import { invoiceState, InvoiceStatus, isEmailAddress, isOperator, localDateAt, PaymentMethodKind, TenantType } from '@portal/domain'
import { charge, methodsOf, planPayments, spendCredit } from '../billing/automaticPayments.ts'
import { type BilledAccount, billingAccount } from '../billing/billingAccount.ts'
import { invoicePdf } from '../billing/invoicePdf.ts'
import { invoiceMonths, paymentState, readInvoice, readInvoiceDetails, readInvoices, sayDate, toInvoice } from '../billing/invoices.ts'
import { noMethod } from '../billing/paymentMethods.ts'
import type { SignedInCall } from '../Call.ts'
import { claimAttempts } from '../limits/rateLimit.ts'
import { invoiceMail } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import { conflict, invalid, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { type Handler, prepared } from './Handler.ts'

export const getAccountInfo: Handler<'getAccountInfo'> = async (_request, call) => {
  const account = await billingAccount(call)
  return {
    ID: account.account_id,
    Name: account.name,
    IsActive: account.isActive,
    TenantType: account.tenantType,
    PropertyName: account.propertyName,
    Address: account.address,
    TimeZone: account.timeZone,
    Now: toIso(account.now),
  }
}

/** The longest period in milliseconds: a year of 366 days, and a day for time zones. */
const longestYear = 367 * 24 * 3_600_000

export const getAccountBillingTotals: Handler<'getAccountBillingTotals'> = async (_request, call) => {
  const account = await billingAccount(call)
  const { now, today, timeZone } = account
  // Reads open invoices, and invoices that may have been paid since January 1.
  const invoices = (await readInvoices(call.store, account.account_id, { unpaidAt: now - longestYear })).map((record) => toInvoice(record, now))
  const stateOf = ({ Status, DueDate }: (typeof invoices)[number]) => invoiceState({ status: Status, dueDate: DueDate }, today)
  const overdue = invoices.filter((invoice) => stateOf(invoice) === 'overdue')
  const open = invoices.filter((invoice) => ['open', 'overdue'].includes(stateOf(invoice)))
  const processing = invoices.filter((invoice) => stateOf(invoice) === 'processing')
  const isOfThisYear = (at: string | null) => at !== null && localDateAt(timeZone, Date.parse(at)).slice(0, 4) === today.slice(0, 4)
  return {
    OpenCents: sum(open.map(({ DueCents }) => DueCents)),
    OverdueCents: sum(overdue.map(({ DueCents }) => DueCents)),
    ProcessingCents: sum(processing.map(({ DueCents }) => DueCents)),
    PaidThisYearCents: sum(invoices.filter(({ PaidAt }) => isOfThisYear(PaidAt)).map(({ TotalCents }) => TotalCents)),
    CreditCents: sum((await readCredits(call.store, account)).map(({ remaining_cents }) => remaining_cents)),
    OpenCount: open.length,
    OverdueCount: overdue.length,
    ProcessingCount: processing.length,
    NextDueDate: open.map(({ DueDate }) => DueDate).toSorted()[0] ?? null,
    Today: today,
    TimeZone: timeZone,
  }
}

export const getCredits: Handler<'getCredits'> = async (_request, call) => {
  const rows = await readCredits(call.store, await billingAccount(call))
  return {
    Credits: rows.map((row) => ({
      ID: row.id,
      CreatedAt: toIso(row.created_at),
      Description: row.description,
      AmountCents: row.amount_cents,
      RemainingCents: row.remaining_cents,
    })),
    RemainingCents: sum(rows.map(({ remaining_cents }) => remaining_cents)),
  }
}

export const getChargeTypes: Handler<'getChargeTypes'> = async (_request, call) => {
  await billingAccount(call)
  return { ChargeTypes: chargeTypes.map((type) => ({ ...type })) }
}

export const getPaymentInfo: Handler<'getPaymentInfo'> = async (_request, call) => readPaymentInfo(call.store, await billingAccount(call))

export const setAutomaticPayments: Handler<'setAutomaticPayments'> = async ({ IsOn }, call) => {
  const account = await billingAccount(call)
  if (IsOn && (await methodsOf(call.store, account)).method === PaymentMethodKind.Invoice) throw noMethod('card or bank account')
  await call.store.updateTable('billing_accounts').set({ is_automatic: Number(IsOn) }).where('account_id', '=', account.account_id).execute()
  await planPayments(call.store, account, IsOn)
  return readPaymentInfo(call.store, { ...account, is_automatic: Number(IsOn) })
}

async function readPaymentInfo(store: Store, account: BilledAccount) {
  const { hasCard, hasBank, isBankVerified, method } = await methodsOf(store, account)
  const planned = (await readInvoices(store, account.account_id, { unpaidAt: account.now })).filter((record) => toInvoice(record, account.now).Status === InvoiceStatus.Open)
  const next = planned.flatMap(({ charge_at: at }) => at ?? []).toSorted((one, other) => one - other)[0]
  return {
    PaymentGatewayType: account.gateway,
    CustomerID: account.customer_id,
    DefaultMethod: method,
    HasCard: hasCard,
    HasBank: hasBank,
    IsBankVerified: isBankVerified,
    IsAutomatic: account.is_automatic === 1,
    NextPaymentDate: next === undefined ? null : localDateAt(account.timeZone, next),
  }
}

export const applyCredit: Handler<'applyCredit'> = async ({ InvoiceId }, call) => {
  const { account_id, now } = await billingAccount(call)
  const record = await readInvoice(call.store, account_id, InvoiceId)
  if (toInvoice(record, now).Status !== InvoiceStatus.Open) throw new Refusal(409, 'INVOICE_PAID', 'This invoice is already paid or being paid.')
  const used = await spendCredit(call.store, record)
  if (used === 0) throw new Refusal(409, 'NO_CREDIT', 'There is no credit left.')
  return { UsedCents: used, Invoice: toInvoice(await readInvoice(call.store, account_id, InvoiceId), now) }
}

export const getSingleTenantPaymentDetail: Handler<'getSingleTenantPaymentDetail'> = async (_request, call) => {
  const account = await billingAccount(call)
  const { method } = await methodsOf(call.store, account)
  const isSingleTenant = account.tenantType === TenantType.SingleFamily
  const open = (await readInvoices(call.store, account.account_id, { unpaidAt: account.now })).map((record) => toInvoice(record, account.now)).filter(({ Status }) => Status === InvoiceStatus.Open)
  return {
    IsSingleTenant: isSingleTenant,
    PlanName: isSingleTenant ? account.plan_name : '',
    MonthlyCents: isSingleTenant ? account.monthly_cents : 0,
    NextChargeDate: isSingleTenant ? (open.map(({ DueDate }) => DueDate).toSorted()[0] ?? null) : null,
    Method: method,
  }
}

function readCredits(store: Store, { account_id }: BilledAccount) {
  return store.selectFrom('credits').selectAll().where('account_id', '=', account_id).orderBy('id', 'desc').execute()
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

export const getBillingInfo: Handler<'getBillingInfo'> = async (_request, call) => toBillingInfo(await billingAccount(call))

export const getAccBillingInfo: Handler<'getAccBillingInfo'> = async (_request, call) => toBillingInfo(await billingAccount(call))

export const updateBillingInfo: Handler<'updateBillingInfo'> = async (request, call) => {
  const account = await billingAccount(call)
  if (!isEmailAddress(request.Email)) throw invalid('Email', 'Please enter an email address.')
  if (request.Phone !== '' && !/^\+?[\d ().-]{7,32}$/.test(request.Phone)) throw invalid('Phone', 'Please enter a phone number.')
  if (request.Version !== null && request.Version !== account.version) throw conflict(toBillingInfo(account))
  const changes = {
    company_name: request.CompanyName,
    contact_name: request.ContactName,
    email: request.Email,
    phone: request.Phone,
    address1: request.Address1,
    address2: request.Address2,
    city: request.City,
    state: request.State,
    zip: request.Zip,
    version: account.version + 1,
    updated_by: call.user.name,
  }
  await call.store.updateTable('billing_accounts').set(changes).where('account_id', '=', account.account_id).execute()
  return toBillingInfo({ ...account, ...changes })
}

function toBillingInfo(account: BilledAccount) {
  return {
    AccountID: account.account_id,
    CompanyName: account.company_name,
    ContactName: account.contact_name,
    Email: account.email,
    Phone: account.phone,
    Address1: account.address1,
    Address2: account.address2,
    City: account.city,
    State: account.state,
    Zip: account.zip,
    Version: account.version,
    UpdatedBy: account.updated_by,
  }
}

const pdf = 'application/pdf'

export const getInvoices: Handler<'getInvoices'> = async ({ limit, page, count, sort, fromUser, Status }, call) => {
  const { account_id, now } = await billingAccount(call)
  const records = await readInvoices(call.store, account_id, { withDrafts: !fromUser && isOperator(call.user), limit })
  const invoices = records.map((record) => toInvoice(record, now)).filter((invoice) => Status === undefined || invoice.Status === Status)
  const [field, direction] = sort.split(' ') as ['ID' | 'DueDate' | 'TotalCents', 'ASC' | 'DESC']
  const sign = direction === 'ASC' ? 1 : -1
  // Invoices with equal values are sorted by id, so that no invoice is on two pages.
  const sorted = invoices.toSorted((one, other) => sign * (compare(one[field], other[field]) || one.ID - other.ID))
  return { Invoices: sorted.slice((page - 1) * count, page * count), TotalCount: invoices.length }
}

export const getInvoiceMonths: Handler<'getInvoiceMonths'> = async (_request, call) => {
  const account = await billingAccount(call)
  const { kinds, months } = await invoiceMonths(call.store, account.account_id, account.timeZone, account.now)
  return { Kinds: kinds.map((id) => ({ ID: id, Name: chargeTypes.find(({ ID }) => ID === id)?.Name ?? '' })), Months: months }
}

export const getPendingInvoices: Handler<'getPendingInvoices'> = async (_request, call) => {
  const { account_id, now } = await billingAccount(call)
  const invoices = (await readInvoices(call.store, account_id, { unpaidAt: now })).map((record) => toInvoice(record, now))
  const pending = invoices.filter(({ Status }) => Status !== InvoiceStatus.Paid)
  return { Invoices: pending.toSorted((one, other) => compare(one.DueDate, other.DueDate) || one.ID - other.ID) }
}

export const getInvoiceInfo: Handler<'getInvoiceInfo'> = async ({ InvoiceId }, call) => (await readOwnInvoice(call, InvoiceId)).details

export const downloadInvoice: Handler<'downloadInvoice'> = async ({ InvoiceId }, call) => {
  const { account, details } = await readOwnInvoice(call, InvoiceId)
  return { blob: new Blob([await invoicePdf(details, account.timeZone, call.readFont, call.language)], { type: pdf }), fileName: `${details.Number}.pdf`, mediaType: pdf }
}

export const emailInvoice = prepared<'emailInvoice'>(async ({ InvoiceId, ToAddresses }, call) => {
  const { account, details } = await readOwnInvoice(call, InvoiceId)
  const addresses = [...new Set(ToAddresses)]
  if (!addresses.every(isEmailAddress)) throw invalid('ToAddresses', 'Please enter email addresses.')
  const { invoiceMails: allowed, invoiceMailsWindow: window } = call.limits
  const attachment = { fileName: `${details.Number}.pdf`, mediaType: pdf, bytes: await invoicePdf(details, account.timeZone, call.readFont, call.language) }
  const mail = invoiceMail(call.language, account.name, { ...details, DueDate: sayDate(details.DueDate, call.language) })
  return async (trx) => {
    await claimAttempts(trx, addresses.map(() => ({ bucket: `invoiceMails:${account.account_id}`, allowed, window })))
    for (const to of addresses) await sendMail(trx.store, { ...mail, accountId: account.account_id, to, sentAt: account.now, attachments: [attachment] })
    return { message: 'The invoice was sent.', ToAddresses: addresses }
  }
})

async function readOwnInvoice(call: SignedInCall, id: number | string) {
  const account = await billingAccount(call)
  const record = await readInvoice(call.store, account.account_id, id)
  return { account, details: await readInvoiceDetails(call.store, account, record) }
}

function compare<Value extends number | string>(one: Value, other: Value): number {
  return one === other ? 0 : one < other ? -1 : 1
}

/** Charges an invoice, checked and charged in one transaction. An invoice that is paid or being paid is returned unchanged. */
export const chargeInvoice: Handler<'chargeInvoice'> = async ({ InvoiceId, BillingLogType, AmountCents, CreditCents }, call) => {
  const account = await billingAccount(call)
  const { account_id, now } = account
  const record = await readInvoice(call.store, account_id, InvoiceId)
  const before = record.lastPayment
  const state = paymentState(before, now)
  if (before && (state === 'running' || state === 'succeeded')) {
    return { IsCharged: false, ChargeId: before.id, ExpectedAt: toIso(before.settles_at ?? now), Invoice: toInvoice(record, now) }
  }
  if (record.total <= 0) return { IsCharged: false, ChargeId: '', ExpectedAt: toIso(now), Invoice: toInvoice(record, now) }
  // A refusal also restores the credit, because it undoes the transaction.
  const used = CreditCents === 0 ? 0 : await spendCredit(call.store, record)
  const owed = { ...record, total: record.total - used, credit_cents: record.credit_cents + used }
  if (used !== CreditCents || AmountCents !== owed.total) throw new Refusal(409, 'AMOUNT_CHANGED', 'The amount of this invoice has changed. Please look at it again.')
  if (owed.total === 0) return { IsCharged: true, ChargeId: '', ExpectedAt: toIso(now), Invoice: toInvoice(owed, now) }

  const payment = await charge(call.store, account, call.limits, owed, BillingLogType, false)
  const invoice = toInvoice({ ...owed, lastPayment: payment }, now)
  return { IsCharged: true, ChargeId: payment.id, ExpectedAt: toIso(payment.settles_at ?? now), Invoice: invoice }
}

/** The charge types of invoice lines; `invoice_lines` stores their ids. */
const chargeTypes = [
  { ID: 1, Name: 'Gate service', IsRecurring: true },
  { ID: 2, Name: 'Cellular line', IsRecurring: true },
  { ID: 3, Name: 'Virtual keys', IsRecurring: true },
  { ID: 4, Name: 'Video intercom', IsRecurring: true },
  { ID: 5, Name: 'Site visit', IsRecurring: false },
  { ID: 6, Name: 'Clicker remotes', IsRecurring: false },
] as const
