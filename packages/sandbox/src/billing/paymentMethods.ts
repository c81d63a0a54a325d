import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { addBankingDays, cardExpiry, startInstant } from '@portal/domain'
import type { Limits } from '../limits/limits.ts'
import { Refusal } from '../Refusal.ts'
import type { BankOutcome } from '../store/billingSchema.ts'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import type { BilledAccount } from './billingAccount.ts'
import type { Sentence } from '../words/sentence.ts'
import type { Row } from '../store/schema.ts'

export async function readCard(store: Store, accountId: number): Promise<Row<'cards'> | null> {
  return (await store.selectFrom('cards').selectAll().where('account_id', '=', accountId).executeTakeFirst()) ?? null
}

export async function readBank(store: Store, accountId: number): Promise<Row<'bank_accounts'> | null> {
  return (await store.selectFrom('bank_accounts').selectAll().where('account_id', '=', accountId).executeTakeFirst()) ?? null
}

const legacyBrands: Readonly<Record<string, string>> = {
  visa: 'Visa', mastercard: 'MasterCard', amex: 'American Express', discover: 'Discover', diners: 'Diners Club', jcb: 'JCB', unionpay: 'UnionPay',
}

/** A card in the fields of the account's gateway, with the gateway's name for the brand. */
export function toGatewayCard({ gateway }: Pick<BilledAccount, 'gateway'>, card: Row<'cards'> | null): ResponseOf<typeof endpoints.getCardInfo> {
  if (gateway === 1) {
    if (!card) return { PaymentGatewayType: 1, PaymentMethod: null }
    const { id, name, brand, exp_month, exp_year, last4 } = card
    return { PaymentGatewayType: 1, PaymentMethod: { id, billing_details: { name }, card: { brand, exp_month, exp_year, last4 } } }
  }
  if (!card) return { PaymentGatewayType: 2, Card: null }
  const { id, name, brand, exp_month, exp_year, last4 } = card
  return { PaymentGatewayType: 2, Card: { id, name, brand: legacyBrands[brand] ?? brand, exp_month, exp_year, last4 } }
}

/** A card's name on an invoice: `Visa 4242`. */
export function sayCard({ brand, last4 }: Pick<Row<'cards'>, 'brand' | 'last4'>): string {
  return `${legacyBrands[brand] ?? 'Card'} ${last4}`
}

export function sayBank({ bank_name, last4 }: Pick<Row<'bank_accounts'>, 'bank_name' | 'last4'>): string {
  return `${bank_name} ${last4}`
}

/** The state of a bank account at `now`: deposits arrive and the verification expires as time passes. */
export function bankState(bank: Row<'bank_accounts'>, { now, today }: Pick<BilledAccount, 'now' | 'today'>) {
  if (bank.verified_at !== null) return 'verified'
  if (bank.locked_at !== null) return 'locked'
  if (bank.expires_at !== null && now >= bank.expires_at) return 'expired'
  const isArrived = bank.arrives_on !== null && today >= bank.arrives_on
  if (!isArrived) return 'sent'
  return bank.outcome === 'depositsFail' ? 'failed' : 'arrived'
}

/** A bank account in the fields of specification §3 "Bank info as received". */
export function toReceivedBank(bank: Row<'bank_accounts'>, account: BilledAccount) {
  return {
    account_holder_type: bank.holder_type,
    account_type: bank.account_type,
    routing_number: bank.routing_number,
    last4: bank.last4,
    bank_name: bank.bank_name,
    IsVerified: bank.verified_at !== null,
    MicroDepositType: bank.deposit_type as string,
    Verification: {
      State: bankState(bank, account),
      ExpectedArrival: bank.arrives_on,
      ExpiresAt: bank.expires_at === null ? null : toIso(bank.expires_at),
      AttemptsLeft: bank.attempts_left,
    },
  } as const
}

/** The number of banking days until a payment by bank arrives. */
const bankPaymentDays = 4

export interface PaymentSource {
  paid_with: string
  settles_at: number | null
  problem: string
}

export async function chargeCard(store: Store, account: Pick<BilledAccount, 'account_id' | 'now' | 'today'>, limits: Limits): Promise<PaymentSource> {
  const card = await readCard(store, account.account_id)
  if (!card) throw noMethod('card')
  if (cardExpiry(card, account.today) === 'expired') throw new Refusal(402, 'CARD_EXPIRED', 'The card on file has expired. Please add another one.')
  if (card.outcome === 'insufficientFunds') throw declined('The card was declined. It doesn’t have enough money left.')
  if (card.outcome !== 'ok') throw declined('The card was declined. Please use another one or ask your bank.')
  return { paid_with: sayCard(card), settles_at: account.now + limits.cardPayment, problem: '' }
}

/** The problems that a bank reports days after a payment; `highestRisk` and `weeklyLimit` are refused at once. */
const laterProblems: Partial<Record<BankOutcome, string>> = {
  closed: 'The bank account is closed.',
  noAccount: 'The bank found no such account.',
  noFunds: 'The bank account had not enough money.',
  notAuthorized: 'The bank did not allow the payment.',
  wrongCurrency: 'The bank account takes no dollars.',
  disputed: 'The payment was disputed and taken back.',
}

export async function chargeBank(store: Store, account: Pick<BilledAccount, 'account_id' | 'timeZone' | 'today'>): Promise<PaymentSource> {
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

function declined(message: Sentence): Refusal {
  return new Refusal(402, 'PAYMENT_DECLINED', message)
}

export function noMethod(what: 'card' | 'bank account' | 'card or bank account'): Refusal {
  return new Refusal(409, 'NO_PAYMENT_METHOD', `There is no ${what} on file.`)
}
