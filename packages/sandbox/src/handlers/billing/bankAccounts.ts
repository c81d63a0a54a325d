import { billingAccount } from '../../billing/billingAccount.ts'
import { readBank, toReceivedBank } from '../../billing/paymentMethods.ts'
import { saveBankRow } from '../../billing/saveBankRow.ts'
import { takeSetupIntent } from '../../billing/setupIntents.ts'
import type { Handler } from '../Handler.ts'

export const getBankInfo: Handler<'getBankInfo'> = async (_request, call) => {
  const account = await billingAccount(call)
  const bank = await readBank(call.store, account.account_id)
  return { BankInfo: bank && toReceivedBank(bank, account) }
}

export const getBankInfoForAccount: Handler<'getBankInfoForAccount'> = async ({ accountId }, call) => {
  const account = await billingAccount(call, accountId)
  const bank = await readBank(call.store, account.account_id)
  return { BankInfo: bank && toReceivedBank(bank, account) }
}

export const saveBankAccount: Handler<'saveBankAccount'> = async ({ accountId, setupIntent }, call) => {
  const account = await billingAccount(call, accountId)
  return call.store.transaction().execute(async (trx) => {
    const { isNew, details } = await takeSetupIntent(trx, account.account_id, setupIntent, 'bank')
    const bank = isNew ? await saveBankRow(trx, account, call.limits, details) : await readBank(trx, account.account_id)
    return { BankInfo: bank && toReceivedBank(bank, account) }
  })
}

export const deleteBankForAccount: Handler<'deleteBankForAccount'> = async ({ accountId }, call) => {
  const { account_id } = await billingAccount(call, accountId)
  await call.store.deleteFrom('bank_accounts').where('account_id', '=', account_id).execute()
  return { message: 'The bank account was deleted.' }
}
