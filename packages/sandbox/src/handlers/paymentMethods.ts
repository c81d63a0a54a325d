import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { type BankVerificationCode, expectedDepositArrival, readRoutingNumber } from '@portal/domain'
import { type BilledAccount, billingAccount } from '../billing/billingAccount.ts'
import { bankState, readBank, readCard, sayCard, toGatewayCard, toReceivedBank } from '../billing/paymentMethods.ts'
import { openSetupIntent, readSetupIntent, takeSetupIntent } from '../billing/setupIntents.ts'
import { randomToken } from '../bytes/bytes.ts'
import type { Limits } from '../limits/limits.ts'
import { cardChangedMail } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import { type BankToken, type CardToken, invalidToken, readPaymentToken, requireGoodCard, spendPaymentToken } from '../payments/paymentToken.ts'
import { testDeposits } from '../payments/testNumbers.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { Handler } from './Handler.ts'

const wrongGateway = () => new Refusal(409, 'WRONG_GATEWAY', 'This account is billed by another gateway.')

export const getCardInfo: Handler<'getCardInfo'> = async (_request, call) => cardOf(call.store, await billingAccount(call))

export const getCardInfoForAccount: Handler<'getCardInfoForAccount'> = async (_request, call) => cardOf(call.store, await billingAccount(call))

async function cardOf(store: Store, account: BilledAccount) {
  return toGatewayCard(account, await readCard(store, account.account_id))
}

export const saveCard: Handler<'saveCard'> = async ({ SourceID, CustomerID }, call) => {
  const account = await billingAccount(call)
  if (account.gateway !== 2) throw wrongGateway()
  if (CustomerID !== account.customer_id) throw new Refusal(404, 'NOT_FOUND', 'There is no such record.')
  const token = readPaymentToken(SourceID)
  if (token.kind !== 'card') throw invalidToken()
  requireGoodCard(token, account.today)
  await spendPaymentToken(call.store, token.id, account.now)
  await saveCardRow(call.store, account, token)
  return cardOf(call.store, account)
}

export const billingSaveCard: Handler<'billingSaveCard'> = async ({ setupIntent }, call) => {
  const account = await billingAccount(call)
  if (account.gateway !== 1) throw wrongGateway()
  const { isNew, details } = await takeSetupIntent(call.store, account.account_id, setupIntent, 'card')
  if (isNew) await saveCardRow(call.store, account, details)
  return cardOf(call.store, account)
}

export const deleteCard: Handler<'deleteCard'> = async (_request, call) => {
  const { account_id, now } = await billingAccount(call)
  const deleted = await call.store.deleteFrom('cards').where('account_id', '=', account_id).executeTakeFirst()
  if (deleted.numDeletedRows > 0n) await markCardChanged(call.store, account_id, now)
  return { message: 'The card was deleted.' }
}

export const sendEmailOnCardChange: Handler<'sendEmailOnCardChange'> = async (_request, call) => {
  const account = await billingAccount(call)
  // If two calls make the same change, the second one finds no mail left to send.
  const claimed = await call.store
    .updateTable('billing_accounts')
    .set((row) => ({ card_mailed_at: row.ref('card_changed_at') }))
    .where('account_id', '=', account.account_id)
    .where('card_changed_at', 'is not', null)
    .where((row) => row.or([row('card_mailed_at', 'is', null), row('card_mailed_at', '<', row.ref('card_changed_at'))]))
    .executeTakeFirst()
  if (claimed.numUpdatedRows === 0n) return { IsSent: false }
  const card = await readCard(call.store, account.account_id)
  const mail = cardChangedMail(call.language, account.contact_name, account.name, card && sayCard(card))
  await sendMail(call.store, { ...mail, accountId: account.account_id, to: account.email, sentAt: account.now })
  return { IsSent: true }
}

export const getBankInfo: Handler<'getBankInfo'> = async (_request, call) => bankOf(call.store, await billingAccount(call))

export const getBankInfoForAccount: Handler<'getBankInfoForAccount'> = async (_request, call) => bankOf(call.store, await billingAccount(call))

async function bankOf(store: Store, account: BilledAccount) {
  const bank = await readBank(store, account.account_id)
  return { BankInfo: bank && toReceivedBank(bank, account) }
}

export const saveBankAccount: Handler<'saveBankAccount'> = async ({ setupIntent }, call) => {
  const account = await billingAccount(call)
  const { isNew, details } = await takeSetupIntent(call.store, account.account_id, setupIntent, 'bank')
  if (isNew) await saveBankRow(call.store, account, call.limits, details)
  return bankOf(call.store, account)
}

export const deleteBankForAccount: Handler<'deleteBankForAccount'> = async (_request, call) => {
  const { account_id } = await billingAccount(call)
  await call.store.deleteFrom('bank_accounts').where('account_id', '=', account_id).execute()
  return { message: 'The bank account was deleted.' }
}

export const createSetupIntent: Handler<'createSetupIntent'> = async (_request, call) => {
  return openSetupIntent(call.store, await billingAccount(call))
}

export const cancelSetupIntent: Handler<'cancelSetupIntent'> = async ({ setupIntent }, call) => {
  const { account_id } = await billingAccount(call)
  const { status } = await readSetupIntent(call.store, account_id, setupIntent)
  if (status === 'saved') return { Status: 'succeeded' as const }
  await call.store.updateTable('setup_intents').set({ status: 'canceled', details: null }).where('id', '=', setupIntent).execute()
  return { Status: 'canceled' as const }
}

/** Verifies a bank account. The attempt is counted in the transaction that checks it, so that two simultaneous attempts both count. */
export const verifyBankForAccount: Handler<'verifyBankForAccount'> = async (request, call) => {
  const account = await billingAccount(call)
  const { account_id, now } = account
  const bank = await readBank(call.store, account_id)
  if (!bank) throw new Refusal(404, 'NO_BANK_ACCOUNT', 'There is no bank account to verify.')
  const answer = async (code: '' | BankVerificationCode) => {
    const present = (await readBank(call.store, account_id)) ?? bank
    return { Code: code, BankInfo: toReceivedBank(present, account) }
  }
  const ended = endedCode[bankState(bank, account)]
  if (ended !== undefined) return answer(ended)
  const isCode = request.DescriptorCode !== null
  if (isCode !== (bank.deposit_type === 'descriptor_code')) {
    throw new Refusal(400, 'WRONG_VERIFICATION_KIND', isCode ? 'This account is verified by two amounts.' : 'This account is verified by a code.')
  }

  const left = Math.max(0, (bank.attempts_left ?? 1) - 1)
  const judged = judge(request)
  const isLocked = judged === 'attemptsExceeded' || (judged === 'mismatch' && left === 0)
  const changes = {
    verified: { verified_at: now },
    timedOut: { expires_at: now },
    attemptsExceeded: { locked_at: now, attempts_left: 0 },
    mismatch: { attempts_left: left, locked_at: isLocked ? now : null },
  }
  await call.store.updateTable('bank_accounts').set(changes[judged]).where('account_id', '=', account_id).execute()
  if (isLocked) return answer('payment_method_microdeposit_verification_attempts_exceeded')
  if (judged === 'verified') return answer('')
  if (judged === 'timedOut') return answer('payment_method_microdeposit_verification_timeout')
  return answer(`payment_method_microdeposit_verification_${isCode ? 'descriptor_code' : 'amounts'}_mismatch`)
}

/** The error code for a verification that is over: verified, locked, expired and failed accounts keep their state. */
const endedCode: Partial<Record<ReturnType<typeof bankState>, '' | BankVerificationCode>> = {
  verified: '',
  locked: 'payment_method_microdeposit_verification_attempts_exceeded',
  expired: 'payment_method_microdeposit_verification_timeout',
  failed: 'payment_method_microdeposit_failed',
}

type Attempt = Pick<RequestOf<(typeof endpoints)['verifyBankForAccount']>, 'Amount1' | 'Amount2' | 'DescriptorCode'>

function judge({ Amount1, Amount2, DescriptorCode }: Attempt) {
  const outcomes = ['verified', 'attemptsExceeded', 'timedOut'] as const
  const { codes, amounts } = testDeposits
  const isMet = (outcome: (typeof outcomes)[number]) => {
    if (DescriptorCode !== null) return codes[outcome] === DescriptorCode
    const [one, other] = amounts[outcome]
    return (Amount1 === one && Amount2 === other) || (Amount1 === other && Amount2 === one)
  }
  return outcomes.find(isMet) ?? 'mismatch'
}

/** Saves a card as the replacement of the previous one, and records the time. */
async function saveCardRow(store: Store, { account_id, gateway, now }: BilledAccount, token: CardToken): Promise<void> {
  const { brand, month, year, last4, name, outcome } = token
  const row = { id: `${gateway === 1 ? 'pm' : 'card'}_${randomToken(12)}`, brand, exp_month: month, exp_year: year, last4, name, outcome }
  await store
    .insertInto('cards')
    .values({ account_id, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
  await markCardChanged(store, account_id, now)
}

async function markCardChanged(store: Store, accountId: number, now: number): Promise<void> {
  await store.updateTable('billing_accounts').set({ card_changed_at: now }).where('account_id', '=', accountId).execute()
}

/** Saves a bank account as the replacement of the previous one, either verified at once or with its deposits sent. */
async function saveBankRow(store: Store, { account_id, now, today }: BilledAccount, limits: Limits, token: BankToken): Promise<void> {
  const isInstant = token.verification === 'instant'
  // The gateway itself chooses the kind of deposit. Here checking accounts get a code and savings accounts two amounts, so that both kinds
  // can be tried.
  const depositType = isInstant ? '' : token.accountType === 'checking' ? 'descriptor_code' : 'amounts'
  const attempts = depositType === 'amounts' ? limits.bankAmountAttempts : limits.bankCodeAttempts
  const row = {
    id: `ba_${randomToken(12)}`,
    holder_name: token.name,
    holder_type: token.holderType,
    account_type: token.accountType,
    routing_number: token.routingNumber,
    last4: token.last4,
    bank_name: bankName(token.routingNumber),
    outcome: token.outcome,
    deposit_type: depositType,
    arrives_on: isInstant ? null : expectedDepositArrival(today),
    expires_at: isInstant ? null : now + limits.bankVerification,
    attempts_left: isInstant ? null : attempts,
    verified_at: isInstant ? now : null,
    locked_at: null,
  } as const
  await store
    .insertInto('bank_accounts')
    .values({ account_id, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

function bankName(routingNumber: string): string {
  const { region } = readRoutingNumber(routingNumber)
  return region === null || region === 'government' || region === 'travelersCheques' ? 'Test Bank' : `Test Bank of ${region}`
}
