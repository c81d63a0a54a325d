import { changeUser } from '../../people/changeUser.ts'
import { findUserToChange } from '../../people/findUser.ts'
import { userColumns } from '../../people/userColumns.ts'
import { requireUserViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

export const saveUserLimitations: Handler<'saveUserLimitations'> = async ({ ID, ...fields }, call) => {
  const viewer = await requireUserViewer(call, 'users.edit', ID)
  const now = call.clock.now()
  const Version = await call.store.transaction().execute(async (trx) => {
    const before = await findUserToChange(trx, viewer, ID)
    return changeUser(trx, viewer, before, await userColumns(trx, before, fields, before.time_zone, now), now)
  })
  return { message: 'Saved.', Version }
}
