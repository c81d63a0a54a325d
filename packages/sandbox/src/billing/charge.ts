import { toCardInfo } from '@portal/api-client/contract'
import { cardExpiry, PaymentMethodKind } from '@portal/domain'
import { randomToken } from '../bytes/digest.ts'
import type { Limits } from '../limits/limits.ts'
import type { PaymentsTable } from '../store/billingSchema.ts'
import type { Store } from '../store/openStore.ts'
import type { BilledAccount } from './billingAccount.ts'
import type { InvoiceRecord } from './invoiceRecord.ts'
import { chargeBank, chargeCard, type PaymentSource, readBank, readCard, toGatewayCard } from './paymentMethods.ts'

export type ChargedAccount = Pick<BilledAccount, 'account_id' | 'gateway' | 'timeZone' | 'now' | 'today'>

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
export async function charge(store: Store, account: ChargedAccount, limits: Limits, record: InvoiceRecord, method: PaymentsTable['method'], isAutomatic: boolean): Promise<PaymentsTable> {
  const source = await (method === PaymentMethodKind.credit_card ? chargeCard : chargeBank)(store, account, limits)
  return keepPayment(store, account, record, { method, ...source, is_automatic: Number(isAutomatic) })
}

/** Saves an attempt to pay. */
export async function keepPayment(store: Store, { now }: ChargedAccount, record: InvoiceRecord, attempt: PaymentSource & Pick<PaymentsTable, 'method' | 'is_automatic'>): Promise<PaymentsTable> {
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
