import { codeOwner, saveCode } from '../../accessCodes/saveCode.ts'
import { findCodeToChange } from '../../accessCodes/standingOfCode.ts'
import { findUserToChange } from '../../people/findUser.ts'
import { requireViewer } from '../../people/viewer.ts'
import type { Call, Handler } from '../Handler.ts'

export const saveUpdateAccessCodeUnique: Handler<'saveUpdateAccessCodeUnique'> = (request, call) => save(request, call, false)

export const saveUpdateAccessCode: Handler<'saveUpdateAccessCode'> = (request, call) => save(request, call, true)

async function save({ userID, ...input }: Parameters<Handler<'saveUpdateAccessCode'>>[0], call: Call, replacesOwn: boolean) {
  const viewer = await requireViewer(call, 'codes.edit')
  const context = { viewer, now: call.clock.now(), replacesOwn }
  const owner = codeOwner(userID)
  const saved = await call.store.transaction().execute(async (trx) => {
    if (input.ID !== null) await findCodeToChange(trx, viewer, input.ID)
    if (owner !== null) await findUserToChange(trx, viewer, owner, 'userID')
    return saveCode(trx, context, owner, input)
  })
  return { ID: saved.id, Version: saved.version, message: 'Code saved.', Pushes: saved.pushes }
}
