import { resetLinkMessages, zeroToken } from '@portal/domain'
import { findLink } from '../../links/links.ts'
import type { Handler } from '../Handler.ts'
import { userOfLink } from './setPassword.ts'

export const validateResetPasswordLink: Handler<'validateResetPasswordLink'> = async ({ token }, call) => {
  const { state, link } = await findLink(call, 'resetPassword', token)
  if (state === 'expired') return { message: resetLinkMessages.expired, Username: '', token: zeroToken }
  const user = state === 'valid' ? await userOfLink(call, link) : undefined
  return user ? { message: '', Username: user.username, token } : { message: resetLinkMessages.invalid, Username: '', token }
}
