import { loginBucket } from '../auth/login.ts'
import { requireValidPassword } from '../passwords/requireValidPassword.ts'
import { changeUser, endSessions } from '../../people/changeUser.ts'
import { findUserToChange } from '../../people/findUser.ts'
import { requireUserViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

export const setUserPassword: Handler<'setUserPassword'> = async ({ ID, Password }, call) => {
  const viewer = await requireUserViewer(call, 'users.setPassword', ID)
  requireValidPassword(Password, 'Password')
  await findUserToChange(call.store, viewer, ID)
  const hash = await call.passwordHasher.hash(Password)
  const { version, username } = await call.store.transaction().execute(async (trx) => {
    const before = await findUserToChange(trx, viewer, ID)
    await endSessions(trx, ID)
    return { username: before.username, version: await changeUser(trx, viewer, before, { password_hash: hash }, call.clock.now()) }
  })
  await call.rateLimit.forget(await loginBucket(username, call.address))
  return { message: 'The password is set.', Version: version }
}
