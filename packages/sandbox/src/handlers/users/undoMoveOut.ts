import { sha256 } from '../../bytes/digest.ts'
import type { BeforeMoveOut } from '../../people/moveOut.ts'
import { undoMoveOut as giveBack } from '../../people/undoMoveOut.ts'
import { requireViewer } from '../../people/viewer.ts'
import { Refusal } from '../../Refusal.ts'
import type { Handler } from '../Handler.ts'

export const undoMoveOut: Handler<'undoMoveOut'> = async ({ ReceiptToken }, call) => {
  const { store, clock } = call
  const viewer = await requireViewer(call, 'users.edit')
  const now = clock.now()
  const hash = await sha256(ReceiptToken)
  return store.transaction().execute(async (trx) => {
    const receipt = await trx.selectFrom('move_out_receipts').selectAll().where('token_hash', '=', hash).executeTakeFirst()
    if (!receipt || (receipt.account_id !== viewer.accountId && !viewer.isOperator)) {
      throw new Refusal(404, 'RECEIPT_UNKNOWN', 'There is nothing to take back.')
    }
    if (receipt.used_at !== null) throw new Refusal(409, 'RECEIPT_USED', 'This was taken back already.')
    if (receipt.expires_at <= now) throw new Refusal(409, 'RECEIPT_EXPIRED', 'It is too late to take this back.')
    const people = JSON.parse(receipt.before) as BeforeMoveOut[]
    for (const person of people) await giveBack(trx, { ...viewer, accountId: receipt.account_id }, person, now)
    await trx.updateTable('move_out_receipts').set({ used_at: now }).where('token_hash', '=', hash).execute()
    return { message: people.length === 1 ? 'The move-out is taken back.' : `${people.length} move-outs are taken back.`, ID: people[0]?.userId ?? 0 }
  })
}
