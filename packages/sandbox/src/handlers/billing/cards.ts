import { billingAccount } from '../../billing/billingAccount.ts'
import { readCard, sayCard, toGatewayCard } from '../../billing/paymentMethods.ts'
import { markCardChanged, saveCardRow } from '../../billing/saveCardRow.ts'
import { takeSetupIntent } from '../../billing/setupIntents.ts'
import { cardChangedMail } from '../../outbox/billingMails.ts'
import { invalidToken, readPaymentToken, requireGoodCard, usePaymentToken } from '../../payments/paymentToken.ts'
import { Refusal } from '../../Refusal.ts'
import { localTime } from '../../time/zonedTime.ts'
import type { Handler } from '../Handler.ts'

const wrongGateway = () => new Refusal(409, 'WRONG_GATEWAY', 'This account is billed by another gateway.')

export const getCardInfo: Handler<'getCardInfo'> = async (_request, call) => {
  const account = await billingAccount(call)
  return toGatewayCard(account, await readCard(call.store, account.account_id))
}

export const getCardInfoForAccount: Handler<'getCardInfoForAccount'> = async ({ accountId }, call) => {
  const account = await billingAccount(call, accountId)
  return toGatewayCard(account, await readCard(call.store, account.account_id))
}

export const saveCard: Handler<'saveCard'> = async ({ AccountId, SourceID, CustomerID }, call) => {
  const account = await billingAccount(call, AccountId)
  if (account.gateway !== 2) throw wrongGateway()
  if (CustomerID !== account.customer_id) throw new Refusal(404, 'NOT_FOUND', 'There is no such record.')
  const token = readPaymentToken(SourceID)
  if (token.kind !== 'card') throw invalidToken()
  requireGoodCard(token, localTime(account.now, account.timeZone))
  return call.store.transaction().execute(async (trx) => {
    await usePaymentToken(trx, token.id, account.now)
    return toGatewayCard(account, await saveCardRow(trx, account, token))
  })
}

export const billingSaveCard: Handler<'billingSaveCard'> = async ({ accountId, setupIntent }, call) => {
  const account = await billingAccount(call, accountId)
  if (account.gateway !== 1) throw wrongGateway()
  return call.store.transaction().execute(async (trx) => {
    const { isNew, details } = await takeSetupIntent(trx, account.account_id, setupIntent, 'card')
    const card = isNew ? await saveCardRow(trx, account, details) : await readCard(trx, account.account_id)
    return toGatewayCard(account, card)
  })
}

export const deleteCard: Handler<'deleteCard'> = async ({ AccountId }, call) => {
  const { account_id, now } = await billingAccount(call, AccountId)
  return call.store.transaction().execute(async (trx) => {
    const deleted = await trx.deleteFrom('cards').where('account_id', '=', account_id).executeTakeFirst()
    if (deleted.numDeletedRows > 0n) await markCardChanged(trx, account_id, now)
    return { message: 'The card was deleted.' }
  })
}

export const sendEmailOnCardChange: Handler<'sendEmailOnCardChange'> = async ({ accountId }, call) => {
  const account = await billingAccount(call, accountId)
  return call.store.transaction().execute(async (trx) => {
    // Of two calls for one change, the second finds nothing left to mail.
    const claimed = await trx
      .updateTable('billing_accounts')
      .set((row) => ({ card_mailed_at: row.ref('card_changed_at') }))
      .where('account_id', '=', account.account_id)
      .where('card_changed_at', 'is not', null)
      .where((row) => row.or([row('card_mailed_at', 'is', null), row('card_mailed_at', '<', row.ref('card_changed_at'))]))
      .executeTakeFirst()
    if (claimed.numUpdatedRows === 0n) return { IsSent: false }
    const card = await readCard(trx, account.account_id)
    const mail = cardChangedMail(account.contact_name, account.name, card && sayCard(card))
    await call.outbox.send({ ...mail, to: account.email, sentAt: account.now }, trx)
    return { IsSent: true }
  })
}
