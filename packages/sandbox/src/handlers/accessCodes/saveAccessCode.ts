import { requireRight } from '../../access/requireRight.ts'
import { codeOwner, saveCode } from '../../accessCodes/saveCode.ts'
import type { Call, Handler } from '../Handler.ts'

export const saveUpdateAccessCodeUnique: Handler<'saveUpdateAccessCodeUnique'> = (request, call) => save(request, call, false)

export const saveUpdateAccessCode: Handler<'saveUpdateAccessCode'> = (request, call) => save(request, call, true)

async function save({ userID, ...input }: Parameters<Handler<'saveUpdateAccessCode'>>[0], call: Call, replacesOwn: boolean) {
  const caller = await requireRight(call, 'codes.edit')
  const context = { accountId: caller.account_id, now: call.clock.now(), replacesOwn }
  const saved = await call.store.transaction().execute((trx) => saveCode(trx, context, codeOwner(userID), input))
  return { ID: saved.id, Version: saved.version, message: 'Code saved.', Pushes: saved.pushes }
}
