import { nonWebAccessResult, resetLinkMessages, zeroToken } from '@portal/domain'
import { findLink } from '../../links/links.ts'
import { Refusal } from '../../Refusal.ts'
import type { Handler } from '../Handler.ts'
import { requireValidPassword } from './requireValidPassword.ts'
import { setPassword, userOfLink } from './setPassword.ts'

const expired = { isSuccess: false, message: resetLinkMessages.expired }
const notCompleted = { isSuccess: false, message: 'Password reset not completed' }

export const resetPassword: Handler<'resetPassword'> = async ({ password, confirmpassword, PasswordResetToken }, call) => {
  requireValidPassword(password, 'password')
  if (confirmpassword !== password) {
    throw new Refusal(400, 'VALIDATION', 'Confirm Passwords do not match..', { field: 'confirmpassword' })
  }
  if (PasswordResetToken === zeroToken) return expired
  const { state, link } = await findLink(call, 'resetPassword', PasswordResetToken)
  if (state === 'expired') return expired
  const user = state === 'valid' ? await userOfLink(call, link) : undefined
  if (!user || state !== 'valid' || !(await setPassword(call, user, link, password))) return notCompleted
  return { isSuccess: true, message: user.has_web_access === 0 ? nonWebAccessResult : 'Your password has been reset.' }
}
