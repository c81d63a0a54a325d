import { findUserToChange } from '../../people/findUser.ts'
import { removeUser } from '../../people/removeUser.ts'
import { requireUserViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'
import { requireSeenVersion } from './requireSeenVersion.ts'

export const deleteUser: Handler<'deleteUser'> = async ({ ID, Version }, call) => {
  const viewer = await requireUserViewer(call, 'users.delete', ID)
  const name = await call.store.transaction().execute(async (trx) => {
    const user = await findUserToChange(trx, viewer, ID)
    requireSeenVersion(user, Version)
    await removeUser(trx, viewer, user, call.clock.now())
    return user.name
  })
  return { message: `${name} is deleted.` }
}
