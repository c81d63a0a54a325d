import { passwordExistsMessage } from '@portal/domain'
import { findLink } from '../../links/links.ts'
import type { Handler } from '../Handler.ts'
import { userOfLink } from './setPassword.ts'

/** Back to sign-in, without a word about who or whether. */
export const invalidMasterUserLink = { isSuccess: false, message: 'This link is not valid any more. Please ask for a new one.', redirect: 'signin' }

export const createMasterUser: Handler<'createMasterUser'> = async ({ userName }, call) => {
  const { state, link } = await findLink(call, 'masterUser', userName)
  const user = state === 'valid' || state === 'used' ? await userOfLink(call, link) : undefined
  if (!user) return { ...invalidMasterUserLink, Email: '' }
  if (user.password_hash !== '') return { isSuccess: false, message: passwordExistsMessage, redirect: 'signin', Email: user.email }
  return state === 'valid' ? { isSuccess: true, message: '', redirect: '', Email: user.email } : { ...invalidMasterUserLink, Email: '' }
}
