import type { BilledAccount } from './billingAccount.ts'
import { readCard } from './paymentMethods.ts'
import { randomToken } from '../bytes/digest.ts'
import type { CardToken } from '../payments/paymentToken.ts'
import type { Store } from '../store/openStore.ts'

/** Saves the card in place of the previous one, and records when it changed. */
export async function saveCardRow(store: Store, { account_id, gateway, now }: BilledAccount, token: CardToken) {
  const { brand, month, year, last4, name, outcome } = token
  const row = { id: `${gateway === 1 ? 'pm' : 'card'}_${randomToken(12)}`, brand, exp_month: month, exp_year: year, last4, name, outcome }
  await store
    .insertInto('cards')
    .values({ account_id, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
  await markCardChanged(store, account_id, now)
  return readCard(store, account_id)
}

export async function markCardChanged(store: Store, accountId: number, now: number): Promise<void> {
  await store.updateTable('billing_accounts').set({ card_changed_at: now }).where('account_id', '=', accountId).execute()
}
