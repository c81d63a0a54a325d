import { cardExpiry, invoiceState, PaymentMethodKind, TenantType, toCardInfo } from '@portal/domain'
import { billingAccount, type BilledAccount } from '../../billing/billingAccount.ts'
import { chargeTypes } from '../../billing/chargeTypes.ts'
import { localDate } from '../../billing/localDate.ts'
import { readInvoices, toInvoice, toIso } from '../../billing/invoiceRecord.ts'
import { readBank, readCard, toGatewayCard } from '../../billing/paymentMethods.ts'
import type { Store } from '../../store/openStore.ts'
import type { Handler } from '../Handler.ts'

export const getAccountInfo: Handler<'getAccountInfo'> = async ({ accountId }, call) => {
  const account = await billingAccount(call, accountId)
  return {
    ID: account.account_id,
    Name: account.name,
    IsActive: account.isActive,
    TenantType: account.isSingleFamily ? TenantType.SingleFamily : TenantType.MultiTenant,
    PropertyName: account.propertyName,
    Address: account.address,
    TimeZone: account.timeZone,
    Now: toIso(account.now),
  }
}

export const getAccountBillingTotals: Handler<'getAccountBillingTotals'> = async ({ accountId }, call) => {
  const account = await billingAccount(call, accountId)
  const { now, today, timeZone } = account
  const invoices = (await readInvoices(call.store, account.account_id)).map((record) => toInvoice(record, now))
  const stateOf = ({ Status, DueDate }: (typeof invoices)[number]) => invoiceState({ status: Status, dueDate: DueDate }, today)
  const overdue = invoices.filter((invoice) => stateOf(invoice) === 'overdue')
  const open = invoices.filter((invoice) => ['open', 'overdue'].includes(stateOf(invoice)))
  const processing = invoices.filter((invoice) => stateOf(invoice) === 'processing')
  const isOfThisYear = (at: string | null) => at !== null && localDate(Date.parse(at), timeZone).slice(0, 4) === today.slice(0, 4)
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

export const getCredits: Handler<'getCredits'> = async ({ accountId }, call) => {
  const rows = await readCredits(call.store, await billingAccount(call, accountId))
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

export const getPaymentInfo: Handler<'getPaymentInfo'> = async ({ accountId }, call) => {
  const account = await billingAccount(call, accountId)
  const { hasCard, hasBank, isBankVerified, method } = await methodsOf(call.store, account)
  return {
    PaymentGatewayType: account.gateway,
    CustomerID: account.customer_id,
    DefaultMethod: method,
    HasCard: hasCard,
    HasBank: hasBank,
    IsBankVerified: isBankVerified,
  }
}

export const getSingleTenantPaymentDetail: Handler<'getSingleTenantPaymentDetail'> = async ({ accountId }, call) => {
  const account = await billingAccount(call, accountId)
  const { method } = await methodsOf(call.store, account)
  const isSingleTenant = account.isSingleFamily
  return {
    IsSingleTenant: isSingleTenant,
    PlanName: isSingleTenant ? account.plan_name : '',
    MonthlyCents: isSingleTenant ? account.monthly_cents : 0,
    NextChargeDate: isSingleTenant ? firstOfNextMonth(account.today) : null,
    Method: method,
  }
}

async function methodsOf(store: Store, account: BilledAccount) {
  const card = await readCard(store, account.account_id)
  const bank = await readBank(store, account.account_id)
  const info = toCardInfo(toGatewayCard(account, card))
  const isCardGood = info !== null && cardExpiry(info, account.today) !== 'expired'
  const isBankVerified = bank !== null && bank.verified_at !== null
  const method = isCardGood ? PaymentMethodKind.credit_card : isBankVerified ? PaymentMethodKind.bank_account : PaymentMethodKind.Invoice
  return { hasCard: card !== null, hasBank: bank !== null, isBankVerified, method }
}

function readCredits(store: Store, { account_id }: BilledAccount) {
  return store.selectFrom('credits').selectAll().where('account_id', '=', account_id).orderBy('id', 'desc').execute()
}

function firstOfNextMonth(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
