import { nonWebAccessResult, passwordExistsMessage } from '@portal/domain'
import { findLink } from '../../links/links.ts'
import type { UsersTable } from '../../store/schema.ts'
import type { Call, Handler } from '../Handler.ts'
import { invalidMasterUserLink } from './createMasterUser.ts'
import { requireValidPassword } from './requireValidPassword.ts'
import { setPassword, userOfLink } from './setPassword.ts'

const refused = { ...invalidMasterUserLink, redirect: '' }

export const createMasterUserPassword: Handler<'createMasterUserPassword'> = async ({ Username, Password }, call) => {
  requireValidPassword(Password, 'Password')
  const { state, link } = await findLink(call, 'masterUser', Username)
  const user = state === 'valid' || state === 'used' ? await userOfLink(call, link) : undefined
  if (!user) return refused
  if (user.password_hash !== '') return { isSuccess: false, message: passwordExistsMessage, redirect: '' }
  if (state !== 'valid' || !(await setPassword(call, user, link, Password))) return refused
  return { isSuccess: true, message: 'Your password has been set.', redirect: await redirectOf(call, user) }
}

/** Specification §4: the app's users to the app, those who answer visitor calls to their explanation. */
async function redirectOf({ store }: Call, user: UsersTable): Promise<string> {
  if (user.has_web_access === 0) return nonWebAccessResult
  const account = await store.selectFrom('accounts').select('is_active').where('id', '=', user.account_id).executeTakeFirst()
  if (account?.is_active === 0) return 'InactiveAccount'
  return user.watchman_phone_number === '' ? 'signin' : 'WatchmanSystemConfiguration'
}
