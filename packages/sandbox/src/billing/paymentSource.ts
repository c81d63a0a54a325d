import { addBankingDays, cardExpiry, startInstant } from '@portal/domain'
import type { Limits } from '../limits/limits.ts'
import type { BankOutcome } from '../store/paymentOutcomes.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { BilledAccount } from './billingAccount.ts'
import { readBank, readCard, sayBank, sayCard } from './paymentMethods.ts'

/** The number of banking days until a payment by bank arrives. */
const bankPaymentDays = 4

interface Source {
  paid_with: string
  settles_at: number | null
  problem: string
}

export async function chargeCard(store: Store, account: BilledAccount, limits: Limits): Promise<Source> {
  const card = await readCard(store, account.account_id)
  if (!card) throw noMethod('card')
  if (cardExpiry(card, account.today) === 'expired') throw new Refusal(402, 'CARD_EXPIRED', 'The card on file has expired. Please add another one.')
  if (card.outcome === 'insufficientFunds') throw declined('The card was declined: it has not enough money left.')
  if (card.outcome !== 'ok') throw declined('The card was declined. Please use another one or ask your bank.')
  return { paid_with: sayCard(card), settles_at: account.now + limits.cardPayment, problem: '' }
}

/** The problems that a bank reports days later; `highestRisk` and `weeklyLimit` are refused at once. */
const laterProblems: Partial<Record<BankOutcome, string>> = {
  closed: 'The bank account is closed.',
  noAccount: 'The bank found no such account.',
  noFunds: 'The bank account had not enough money.',
  notAuthorized: 'The bank did not allow the payment.',
  wrongCurrency: 'The bank account takes no dollars.',
  disputed: 'The payment was disputed and taken back.',
}

export async function chargeBank(store: Store, account: BilledAccount): Promise<Source> {
  const bank = await readBank(store, account.account_id)
  if (!bank) throw noMethod('bank account')
  if (bank.verified_at === null) throw new Refusal(409, 'BANK_NOT_VERIFIED', 'Please verify the bank account first.')
  if (bank.outcome === 'highestRisk') throw declined('The payment was blocked. Please use another way to pay.')
  if (bank.outcome === 'weeklyLimit') throw declined('The bank account is over its weekly limit. Please try again next week.')
  const arrival = startInstant(account.timeZone, { date: addBankingDays(account.today, bankPaymentDays), minute: null })
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
