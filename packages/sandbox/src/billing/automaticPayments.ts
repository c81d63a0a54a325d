import { cardExpiry, localDateAt, nextAutomaticPayment, PaymentMethodKind } from '@portal/domain'
import { toCardInfo } from '@portal/api-client/contract'
import { automaticPaymentFailedMail, automaticPaymentMail } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import { countOf } from '../store/inIds.ts'
import type { Row } from '../store/schema.ts'
import { type AccountScope, eachAlone, ofAccount } from '../store/backgroundWork.ts'
import type { Store } from '../store/openStore.ts'
import { automatic } from '../store/trail.ts'
import { inTransaction } from '../store/transaction.ts'
import { say, type Sentence } from '../words/sentence.ts'
import { type InvoiceRecord, paymentState, readInvoices, sayDate } from './invoices.ts'
import { chargeBank, chargeCard, noMethod, type PaymentSource, readBank, readCard, toGatewayCard } from './paymentMethods.ts'
import { randomToken } from '../bytes/bytes.ts'
import type { Limits } from '../limits/limits.ts'
import type { BilledAccount } from './billingAccount.ts'

type Running = Pick<Services, 'store' | 'clock' | 'limits' | 'log' | 'baseUrl'>

/**
 * Charges invoices whose time has come, of one account or of all, and follows their payments until they settle. Each step of an invoice is one
 * transaction that also plans the next step and writes its mail, so a restart or a second process repeats nothing.
 */
export async function runAutomaticPayments(services: Running, accountId?: number): Promise<void> {
  const { store, clock, log } = services
  const due = await paymentsDue(store, clock.now(), accountId).execute()
  await eachAlone(log, due, ({ id }) => `The automatic payment of invoice ${id}`, ({ id, account_id }) =>
    inTransaction(store, (trx) => payWhenDue(trx, services, account_id, id), { author: automatic(clock.now()) }))
}

/** The invoices to charge, or whose payments to follow, at `now`. */
export function paymentsDue(store: Store, now: number, accountId: AccountScope) {
  return store.selectFrom('invoices').select(['id', 'account_id', 'charge_at']).where('charge_at', '<=', now).where(ofAccount('account_id', accountId)).orderBy('charge_at')
}

/** Plans the automatic payment of every open invoice of an account, or removes the plan. */
export async function planPayments(store: Store, { account_id, timeZone, now }: ChargedAccount, isOn: boolean): Promise<void> {
  const unpaid = isOn ? await readInvoices(store, account_id, { unpaidAt: now }) : []
  await store.updateTable('invoices').set({ charge_at: null }).where('account_id', '=', account_id).where('charge_at', 'is not', null).execute()
  for (const { id, due_date: dueDate } of unpaid) await planNext(store, id, nextAutomaticPayment({ dueDate, failedTries: 0, timeZone, now }))
}

interface PaidAccount extends ChargedAccount {
  is_automatic: number
  name: string
  email: string
  language: 'en' | 'es'
}

async function payWhenDue(trx: Store, { clock, limits, baseUrl }: Running, accountId: number, invoiceId: number): Promise<void> {
  const now = clock.now()
  // Another process may have charged the invoice first.
  const planned = await paymentsDue(trx, now, accountId).where('id', '=', invoiceId).executeTakeFirst()
  const [record] = await readInvoices(trx, accountId, { id: invoiceId })
  if (!planned || !record) return
  const account = await paidAccount(trx, accountId, now)
  const { lastPayment } = record
  const state = paymentState(lastPayment, now)
  const isFollowed = lastPayment !== null && lastPayment.is_automatic === 1 && lastPayment.settles_at === planned.charge_at
  if (state === 'running') return planNext(trx, invoiceId, lastPayment?.settles_at ?? null)
  if (state === 'succeeded' || record.total <= 0) {
    if (isFollowed) await mailPaid(trx, account, record, lastPayment.paid_with)
    return planNext(trx, invoiceId, null)
  }
  if (account.is_automatic === 0) return planNext(trx, invoiceId, null)
  if (isFollowed) return failed(trx, account, record, lastPayment.problem, baseUrl)
  const used = await spendCredit(trx, record)
  const owed = { ...record, total: record.total - used, credit_cents: record.credit_cents + used }
  if (owed.total <= 0) {
    await mailPaid(trx, account, record, null)
    return planNext(trx, invoiceId, null)
  }
  const outcome = await tryCharge(trx, account, limits, owed)
  if (outcome.problem !== '' && outcome.settles_at === now) return failed(trx, account, owed, outcome.problem, baseUrl)
  return planNext(trx, invoiceId, outcome.settles_at)
}

/** Charges an invoice by the default payment method. A refusal is saved as a failed payment. */
async function tryCharge(trx: Store, account: PaidAccount, limits: Running['limits'], record: InvoiceRecord): Promise<Row<'payments'>> {
  const { method } = await methodsOf(trx, account)
  const refused = (problem: Sentence): PaymentSource & Pick<Row<'payments'>, 'method' | 'is_automatic'> =>
    ({ method: method === PaymentMethodKind.bank_account ? method : PaymentMethodKind.credit_card, paid_with: '', settles_at: account.now, problem: say(problem, 'en'), is_automatic: 1 })
  try {
    if (method === PaymentMethodKind.Invoice) throw noMethod('card or bank account')
    return await charge(trx, account, limits, record, method, true)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return keepPayment(trx, account, record, refused(error.sentence))
  }
}

/** Plans the next attempt to charge an invoice, and mails what happened. */
async function failed(trx: Store, account: PaidAccount, record: InvoiceRecord, problem: string, portal: string): Promise<void> {
  const failedTries = await countOf(trx.selectFrom('payments').where('invoice_id', '=', record.id).where('is_automatic', '=', 1))
  const { timeZone, now, language } = account
  const next = nextAutomaticPayment({ dueDate: record.due_date, failedTries, timeZone, now })
  const again = next === null ? null : sayDate(localDateAt(timeZone, next), language)
  await mailTo(trx, account, automaticPaymentFailedMail(language, chargedInvoice(account, record), say(problem as Sentence, language), again, `${portal}/site/billing`))
  await planNext(trx, record.id, next)
}

const mailPaid = (trx: Store, account: PaidAccount, record: InvoiceRecord, method: string | null) =>
  mailTo(trx, account, automaticPaymentMail(account.language, chargedInvoice(account, record), method))

const chargedInvoice = ({ name: account }: PaidAccount, { number: Number, total: TotalCents }: InvoiceRecord) => ({ account, Number, TotalCents })

const mailTo = (trx: Store, { account_id: accountId, email: to, now: sentAt }: PaidAccount, mail: ReturnType<typeof automaticPaymentMail>) => sendMail(trx, { ...mail, accountId, to, sentAt })

async function planNext(store: Store, id: number, charge_at: number | null): Promise<void> {
  await store.updateTable('invoices').set({ charge_at }).where('id', '=', id).execute()
}

/** An account with the language of the user who gets its mails. */
async function paidAccount(trx: Store, accountId: number, now: number): Promise<PaidAccount> {
  const row = await trx.selectFrom('billing_accounts').innerJoin('accounts', 'accounts.id', 'billing_accounts.account_id')
    .select(['account_id', 'gateway', 'is_automatic', 'email', 'accounts.name']).where('account_id', '=', accountId).executeTakeFirstOrThrow()
  const { time_zone: timeZone } = await trx.selectFrom('properties').select('time_zone').where('account_id', '=', accountId).orderBy('id').executeTakeFirstOrThrow()
  const reader = await trx.selectFrom('users').select('language').where('account_id', '=', accountId).where('email', '=', row.email).where('removed_at', 'is', null).executeTakeFirst()
  return { ...row, language: reader?.language ?? 'en', timeZone, now, today: localDateAt(timeZone, now) }
}

type ChargedAccount = Pick<BilledAccount, 'account_id' | 'gateway' | 'timeZone' | 'now' | 'today'>

/** The account's payment methods. `method` is the default one, or Invoice if nothing usable is on file. */
export async function methodsOf(store: Store, account: ChargedAccount) {
  const [card, bank] = [await readCard(store, account.account_id), await readBank(store, account.account_id)]
  const info = toCardInfo(toGatewayCard(account, card))
  const isCardGood = info !== null && cardExpiry(info, account.today) !== 'expired'
  const isBankVerified = bank !== null && bank.verified_at !== null
  const method = isCardGood ? PaymentMethodKind.credit_card : isBankVerified ? PaymentMethodKind.bank_account : PaymentMethodKind.Invoice
  return { hasCard: card !== null, hasBank: bank !== null, isBankVerified, method }
}

/** Charges an invoice by a payment method. Throws the refusal of the card or the bank. */
export async function charge(store: Store, account: ChargedAccount, limits: Limits, record: InvoiceRecord, method: Row<'payments'>['method'], isAutomatic: boolean): Promise<Row<'payments'>> {
  const source = await (method === PaymentMethodKind.credit_card ? chargeCard : chargeBank)(store, account, limits)
  return keepPayment(store, account, record, { method, ...source, is_automatic: Number(isAutomatic) })
}

/** Saves an attempt to pay. */
async function keepPayment(store: Store, { now }: ChargedAccount, record: InvoiceRecord, attempt: PaymentSource & Pick<Row<'payments'>, 'method' | 'is_automatic'>): Promise<Row<'payments'>> {
  const payment = {
    id: `ch_${randomToken(12)}`,
    invoice_id: record.id,
    attempt: (record.lastPayment?.attempt ?? 0) + 1,
    amount_cents: record.total,
    started_at: now,
    ...attempt,
  }
  await store.insertInto('payments').values(payment).execute()
  return payment
}

/** Uses the account's credit for an invoice, the oldest credit first. Returns the used cents. */
export async function spendCredit(store: Store, record: InvoiceRecord): Promise<number> {
  const credits = await store.selectFrom('credits').select(['id', 'remaining_cents']).where('account_id', '=', record.account_id).where('remaining_cents', '>', 0).orderBy('id').execute()
  let left = record.total
  for (const { id, remaining_cents: remaining } of credits) {
    const used = Math.min(remaining, left)
    if (used <= 0) break
    left -= used
    await store.updateTable('credits').set({ remaining_cents: remaining - used }).where('id', '=', id).execute()
  }
  const used = record.total - left
  if (used > 0) await store.updateTable('invoices').set({ credit_cents: record.credit_cents + used }).where('id', '=', record.id).execute()
  return used
}
