import { localDateAt } from '@portal/domain'
import type { BilledAccount } from './billingAccount.ts'
import { randomToken, sha256 } from '../bytes/bytes.ts'
import { Refusal } from '../Refusal.ts'
import { type BankToken, type CardToken, readPaymentToken, requireGoodCard, spendPaymentToken } from '../payments/paymentToken.ts'
import type { Services } from '../Services.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'
import { inTransaction } from '../store/transaction.ts'

export const setupIntentInvalid = () =>
  new Refusal(400, 'SETUP_INTENT_INVALID', 'These payment details were not confirmed, or were used before. Please enter them again.')

/** Creates an open SetupIntent of the account. Its secret is returned once and stored as a hash. */
export async function openSetupIntent(store: Store, { account_id, now }: BilledAccount) {
  const id = `seti_${randomToken(12)}`
  const secret = `${id}_secret_${randomToken(18)}`
  await store
    .insertInto('setup_intents')
    .values({ id, account_id, secret_hash: await sha256(secret), status: 'open', details: null, created_at: now })
    .execute()
  return { SetupIntentId: id, ClientSecret: secret }
}

export async function readSetupIntent(store: Store, accountId: number, id: string): Promise<Row<'setup_intents'>> {
  const intent = await store.selectFrom('setup_intents').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
  if (!intent) throw setupIntentInvalid()
  return intent
}

/**
 * Does what the gateway does when the hosted fields are submitted: binds a one-time token to the SetupIntent of a client secret. The same
 * token again gets the same answer. Refusals: 400 `SETUP_INTENT_INVALID`, `PAYMENT_TOKEN_INVALID`, 402 `CARD_DECLINED`.
 */
export async function confirmSetupIntent({ store, clock }: Services, clientSecret: string, token: string): Promise<{ id: string }> {
  const secretHash = await sha256(clientSecret)
  const details = readPaymentToken(token)
  return inTransaction(store, async (trx) => {
    const intent = await trx.selectFrom('setup_intents').selectAll().where('secret_hash', '=', secretHash).executeTakeFirst()
    if (!intent) throw setupIntentInvalid()
    if (intent.status === 'confirmed' && confirmedBy(intent)?.id === details.id) return { id: intent.id }
    if (intent.status !== 'open') throw setupIntentInvalid()
    // The gateway does not know the cardholder's time zone, so a card's last month ends in UTC.
    if (details.kind === 'card') requireGoodCard(details, localDateAt('UTC', clock.now()))
    await spendPaymentToken(trx, details.id, clock.now())
    await trx.updateTable('setup_intents').set({ status: 'confirmed', details: JSON.stringify(details) }).where('id', '=', intent.id).execute()
    return { id: intent.id }
  })
}

/** Marks a confirmed SetupIntent as saved and returns its details. For a SetupIntent that is already saved, the answer is the same. */
export async function takeSetupIntent<Kind extends 'card' | 'bank'>(
  store: Store,
  accountId: number,
  id: string,
  kind: Kind,
): Promise<{ isNew: boolean; details: Extract<CardToken | BankToken, { kind: Kind }> }> {
  const intent = await readSetupIntent(store, accountId, id)
  const details = confirmedBy(intent)
  if (!details || !isKind(details, kind) || !['confirmed', 'saved'].includes(intent.status)) throw setupIntentInvalid()
  await store.updateTable('setup_intents').set({ status: 'saved' }).where('id', '=', id).execute()
  return { isNew: intent.status === 'confirmed', details }
}

function confirmedBy({ details }: Row<'setup_intents'>): CardToken | BankToken | null {
  return details === null ? null : (JSON.parse(details) as CardToken | BankToken)
}

function isKind<Kind extends 'card' | 'bank'>(
  details: CardToken | BankToken,
  kind: Kind,
): details is Extract<CardToken | BankToken, { kind: Kind }> {
  return details.kind === kind
}
