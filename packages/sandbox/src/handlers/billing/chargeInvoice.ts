import { addBankingDays, cardExpiry, PaymentMethodKind } from '@portal/domain'
import { billingAccount, type BilledAccount } from '../../billing/billingAccount.ts'
import { paymentState, readInvoice, toInvoice, toIso } from '../../billing/invoiceRecord.ts'
import { readBank, readCard, sayBank, sayCard } from '../../billing/paymentMethods.ts'
import { randomToken } from '../../bytes/digest.ts'
import type { Limits } from '../../limits/limits.ts'
import type { BankOutcome } from '../../payments/testNumbers.ts'
import { Refusal } from '../../Refusal.ts'
import type { Store } from '../../store/openStore.ts'
import { instantOf } from '../../time/zonedTime.ts'
import type { Handler } from '../Handler.ts'

/** A payment by bank is there after so many banking days. */
const bankPaymentDays = 4

/** One transaction looks and charges: an invoice that is paid or being paid answers as it stands. */
export const chargeInvoice: Handler<'chargeInvoice'> = async ({ InvoiceId, BillingLogType, AmountCents }, call) => {
  const account = await billingAccount(call)
  const { account_id, now } = account
  return call.store.transaction().execute(async (trx) => {
    const record = await readInvoice(trx, account_id, InvoiceId)
    const before = record.lastPayment
    const state = paymentState(before, now)
    if (before && (state === 'running' || state === 'succeeded')) {
      return { IsCharged: false, ChargeId: before.id, ExpectedAt: toIso(before.settles_at ?? now), Invoice: toInvoice(record, now) }
    }
    if (record.total <= 0) return { IsCharged: false, ChargeId: '', ExpectedAt: toIso(now), Invoice: toInvoice(record, now) }
    if (AmountCents !== record.total) throw new Refusal(409, 'AMOUNT_CHANGED', 'The amount of this invoice has changed. Please look at it again.')

    const source = await (BillingLogType === PaymentMethodKind.credit_card ? chargeCard : chargeBank)(trx, account, call.limits)
    const payment = {
      id: `ch_${randomToken(12)}`,
      invoice_id: record.id,
      attempt: (before?.attempt ?? 0) + 1,
      method: BillingLogType,
      amount_cents: record.total,
      started_at: now,
      ...source,
    }
    await trx.insertInto('payments').values(payment).execute()
    const invoice = toInvoice({ ...record, lastPayment: payment }, now)
    return { IsCharged: true, ChargeId: payment.id, ExpectedAt: toIso(payment.settles_at ?? now), Invoice: invoice }
  })
}

interface Source {
  paid_with: string
  settles_at: number | null
  problem: string
}

async function chargeCard(store: Store, account: BilledAccount, limits: Limits): Promise<Source> {
  const card = await readCard(store, account.account_id)
  if (!card) throw noMethod('card')
  if (cardExpiry(card, account.today) === 'expired') throw new Refusal(402, 'CARD_EXPIRED', 'The card on file has expired. Please add another one.')
  if (card.outcome === 'insufficientFunds') throw declined('The card was declined: it has not enough money left.')
  if (card.outcome !== 'ok') throw declined('The card was declined. Please use another one or ask your bank.')
  return { paid_with: sayCard(card), settles_at: account.now + limits.cardPayment, problem: '' }
}

/** What a bank finds out days later; `highestRisk` and `weeklyLimit` are refused at once. */
const laterProblems: Partial<Record<BankOutcome, string>> = {
  closed: 'The bank account is closed.',
  noAccount: 'The bank found no such account.',
  noFunds: 'The bank account had not enough money.',
  notAuthorized: 'The bank did not allow the payment.',
  wrongCurrency: 'The bank account takes no dollars.',
  disputed: 'The payment was disputed and taken back.',
}

async function chargeBank(store: Store, account: BilledAccount): Promise<Source> {
  const bank = await readBank(store, account.account_id)
  if (!bank) throw noMethod('bank account')
  if (bank.verified_at === null) throw new Refusal(409, 'BANK_NOT_VERIFIED', 'Please verify the bank account first.')
  if (bank.outcome === 'highestRisk') throw declined('The payment was blocked. Please use another way to pay.')
  if (bank.outcome === 'weeklyLimit') throw declined('The bank account is over its weekly limit. Please try again next week.')
  const [year = 0, month = 1, day = 1] = addBankingDays(account.today, bankPaymentDays).split('-').map(Number)
  const arrival = instantOf({ year, month, day }, account.timeZone)
  return {
    paid_with: sayBank(bank),
    settles_at: bank.outcome === 'staysProcessing' ? null : arrival,
    problem: laterProblems[bank.outcome] ?? '',
  }
}

function declined(message: string): Refusal {
  return new Refusal(402, 'PAYMENT_DECLINED', message)
}

function noMethod(what: string): Refusal {
  return new Refusal(409, 'NO_PAYMENT_METHOD', `There is no ${what} on file.`)
}
