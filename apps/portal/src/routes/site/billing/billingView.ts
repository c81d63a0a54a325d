import { cardExpiry, InvoiceStatus, localDateAt, PaymentMethodKind, type CardExpiry, limits, TenantType } from '@portal/domain'
import { type endpoints, type ResponseOf, toBankInfo, toCardInfo } from '@portal/api-client/contract'
import type { InvoiceRow, SavedBank, SavedCard } from '@portal/ui'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { invoiceStates, type InvoicesQuery } from './invoicesQuery.ts'

type Invoices = ResponseOf<typeof endpoints.getInvoices>
export type AccountId = AccountAnswers['account']['ID']
type WireInvoice = Invoices['Invoices'][number]
type CardAnswer = ResponseOf<typeof endpoints.getCardInfoForAccount>
type BankAnswer = ResponseOf<typeof endpoints.getBankInfoForAccount>

/** The service's answers about an account's billing. */
export interface AccountAnswers {
  account: ResponseOf<typeof endpoints.getAccountInfo>
  totals: ResponseOf<typeof endpoints.getAccountBillingTotals>
  payment: ResponseOf<typeof endpoints.getPaymentInfo>
  details: ResponseOf<typeof endpoints.getBillingInfo>
  pending: ResponseOf<typeof endpoints.getPendingInvoices>
  credits: ResponseOf<typeof endpoints.getCredits>
  /** The monthly amount of an account of one house; null for others. */
  plan: ResponseOf<typeof endpoints.getSingleTenantPaymentDetail> | null
}

export interface AccountView {
  id: AccountId
  name: string
  timeZone: string
  /** Today as an ISO date at the property. */
  today: string
  gateway: 1 | 2
  customerId: string
  defaultMethod: PaymentMethodKind
  openCents: number
  processingCents: number
  processingCount: number
  creditCents: number
  email: string
  address: string[]
  isAutomatic: boolean
  /** The ISO date of the next automatic payment; null if none is planned. */
  nextPayment: string | null
  /** The open invoices, in the order of their due dates. */
  open: InvoiceRow[]
  /** The open invoice that is due first; null if none can be paid. */
  nextOpen: InvoiceRow | null
  /** The account's credits, newest first. */
  credits: { id: string; description: string; issued: string; cents: number; leftCents: number }[]
  /** The monthly amount of an account of one house; null for other accounts. */
  plan: { name: string; cents: number } | null
}

export function toAccountView({ account, totals, payment, details, pending, credits, plan }: AccountAnswers): AccountView {
  const open = pending.Invoices.filter(({ Status }) => Status === InvoiceStatus.Open).map((invoice) => toInvoiceRow(invoice, totals.TimeZone))
  return {
    id: account.ID,
    name: details.CompanyName || account.Name,
    timeZone: totals.TimeZone,
    today: totals.Today,
    gateway: payment.PaymentGatewayType,
    customerId: payment.CustomerID,
    defaultMethod: payment.DefaultMethod,
    openCents: totals.OpenCents,
    processingCents: totals.ProcessingCents,
    processingCount: totals.ProcessingCount,
    creditCents: totals.CreditCents,
    email: details.Email,
    address: addressOf(details),
    isAutomatic: payment.IsAutomatic,
    nextPayment: payment.NextPaymentDate,
    open,
    nextOpen: open[0] ?? null,
    credits: credits.Credits.map(({ ID, Description: description, CreatedAt, AmountCents: cents, RemainingCents: leftCents }) => ({ id: String(ID), description, issued: dateAt(CreatedAt, totals.TimeZone), cents, leftCents })),
    plan: plan?.IsSingleTenant && plan.PlanName !== '' ? { name: plan.PlanName, cents: plan.MonthlyCents } : null,
  }
}

export function addressOf({ Address1, Address2, City, State, Zip }: AccountAnswers['details']): string[] {
  return [[Address1, Address2].filter(Boolean).join(', '), [City, [State, Zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')].filter(Boolean)
}

export interface CardView {
  card: SavedCard
  expiry: CardExpiry
}

export function toCardView(answer: CardAnswer, today: string): CardView | null {
  const card = toCardInfo(answer)
  if (!card) return null
  const { brand, last4, exp_month: expMonth, exp_year: expYear, name } = card
  return { card: { brand, last4, expMonth, expYear, name }, expiry: cardExpiry(card, today) }
}

export function toBankView({ BankInfo }: BankAnswer, timeZone: string): SavedBank | null {
  if (!BankInfo) return null
  const bank = toBankInfo(BankInfo)
  const { State, ExpectedArrival, ExpiresAt, AttemptsLeft } = bank.Verification
  return {
    bankName: bank.BankName,
    last4: bank.LastFour,
    routingNumber: bank.RoutingNumber,
    accountType: bank.AccountType,
    holderType: bank.AccountHolderType,
    state: State,
    microDepositType: bank.MicroDepositType,
    expectedArrival: ExpectedArrival,
    verifyUntil: ExpiresAt && dateAt(ExpiresAt, timeZone),
    attemptsLeft: AttemptsLeft,
  }
}

export interface InvoicePageView {
  rows: InvoiceRow[]
  total: number
}

export function toInvoicePage({ Invoices, TotalCount }: Invoices, timeZone: string): InvoicePageView {
  return { rows: Invoices.map((invoice) => toInvoiceRow(invoice, timeZone)), total: TotalCount }
}

export function toInvoiceRow({ ID, Number: number, Description, CreatedAt, DueDate, Status, TotalCents }: WireInvoice, timeZone: string): InvoiceRow {
  return { id: String(ID), number, description: Description, issued: dateAt(CreatedAt, timeZone), due: DueDate, cents: TotalCents, status: Status }
}

/** The payment methods that can be charged now, the account's default first. */
export function chargeableMethods(account: Pick<AccountView, 'defaultMethod'>, card: CardView | null, bank: SavedBank | null): (2 | 3)[] {
  const methods: (2 | 3)[] = []
  if (card && card.expiry !== 'expired') methods.push(PaymentMethodKind.credit_card)
  if (bank?.state === 'verified') methods.push(PaymentMethodKind.bank_account)
  return methods.toSorted((method, other) => Number(other === account.defaultMethod) - Number(method === account.defaultMethod))
}

/** The ISO date of an instant in a time zone. */
export function dateAt(instant: string, timeZone: string): string {
  return localDateAt(timeZone, Date.parse(instant))
}

type Api = Portal['api']

/** The data of a billing page. Each part may have failed separately. */
export interface BillingAnswers {
  account: Attempt<AccountView>
  card: Attempt<CardView | null>
  bank: Attempt<SavedBank | null>
}

export interface BillingOverview extends BillingAnswers {
  invoices: Attempt<InvoicePageView>
  query: InvoicesQuery
}

/** Loads the account and its payment methods. */
export async function loadBilling(api: Api, signal: AbortSignal): Promise<BillingAnswers> {
  const [account, card, bank] = await Promise.all([
    attempt(loadAccount(api, signal)),
    attempt(api.getCardInfo({}, { signal })),
    attempt(api.getBankInfo({}, { signal })),
  ])
  if (!account.ok) return { account, card: account, bank: account }
  const { today, timeZone } = account.value
  return {
    account,
    card: mapped(card, (answer) => toCardView(answer, today)),
    bank: mapped(bank, (answer) => toBankView(answer, timeZone)),
  }
}

/** Like `loadBilling`, with a page of invoices. */
export async function loadOverview(api: Api, query: InvoicesQuery, signal: AbortSignal): Promise<BillingOverview> {
  const { count, limit } = limits.invoices
  const [answers, invoices] = await Promise.all([
    loadBilling(api, signal),
    attempt(api.getInvoices({ page: query.page, count, limit, ...(query.state && { Status: invoiceStates[query.state] }) }, { signal })),
  ])
  if (!answers.account.ok) return { ...answers, invoices: answers.account, query }
  const { timeZone } = answers.account.value
  return { ...answers, invoices: mapped(invoices, (answer) => toInvoicePage(answer, timeZone)), query }
}

async function loadAccount(api: Api, signal: AbortSignal): Promise<AccountView> {
  const [account, totals, payment, details, pending, credits] = await Promise.all([
    api.getAccountInfo({}, { signal }),
    api.getAccountBillingTotals({}, { signal }),
    api.getPaymentInfo({}, { signal }),
    api.getBillingInfo({}, { signal }),
    api.getPendingInvoices({}, { signal }),
    api.getCredits({}, { signal }),
  ])
  const plan = account.TenantType === TenantType.SingleFamily ? await api.getSingleTenantPaymentDetail({}, { signal }) : null
  return toAccountView({ account, totals, payment, details, pending, credits, plan })
}

function mapped<Value, Result>(answer: Attempt<Value>, map: (value: Value) => Result): Attempt<Result> {
  return answer.ok ? { ok: true, value: map(answer.value) } : answer
}
