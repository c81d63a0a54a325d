import { readRoutingNumber, expectedDepositArrival } from '@portal/domain'
import type { BilledAccount } from './billingAccount.ts'
import { readBank } from './paymentMethods.ts'
import { randomToken } from '../bytes/digest.ts'
import type { Limits } from '../limits/limits.ts'
import type { BankToken } from '../payments/paymentToken.ts'
import type { Store } from '../store/openStore.ts'

/** Saves the bank account in place of the previous one: verified at once, or with its deposits on their way. */
export async function saveBankRow(store: Store, { account_id, now, today }: BilledAccount, limits: Limits, token: BankToken) {
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
  return readBank(store, account_id)
}

function bankName(routingNumber: string): string {
  const { region } = readRoutingNumber(routingNumber)
  return region === null || region === 'government' || region === 'travelersCheques' ? 'Test Bank' : `Test Bank of ${region}`
}
