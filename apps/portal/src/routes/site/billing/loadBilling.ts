import { limits, TenantType } from '@portal/domain'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { toAccountView, toBankView, toCardView, toInvoicePage, type AccountView, type CardView, type InvoicePageView } from './billingView.ts'
import { invoiceStates, type InvoicesQuery } from './invoicesQuery.ts'
import type { SavedBank } from '@portal/ui'

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
