import { billingAccount } from '../../billing/billingAccount.ts'
import { openSetupIntent, readSetupIntent } from '../../billing/setupIntents.ts'
import type { Handler } from '../Handler.ts'

export const createSetupIntent: Handler<'createSetupIntent'> = async ({ accountId }, call) => {
  return openSetupIntent(call.store, await billingAccount(call, accountId))
}

export const cancelSetupIntent: Handler<'cancelSetupIntent'> = async ({ accountId, setupIntent }, call) => {
  const { account_id } = await billingAccount(call, accountId)
  return call.store.transaction().execute(async (trx) => {
    const { status } = await readSetupIntent(trx, account_id, setupIntent)
    if (status === 'saved') return { Status: 'succeeded' as const }
    await trx.updateTable('setup_intents').set({ status: 'canceled', details: null }).where('id', '=', setupIntent).execute()
    return { Status: 'canceled' as const }
  })
}
