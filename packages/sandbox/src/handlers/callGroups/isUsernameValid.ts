import { isEmailAddress } from '@portal/domain'
import { sha256 } from '../../bytes/digest.ts'
import { claimAttempts } from '../../limits/claimAttempts.ts'
import type { Handler } from '../Handler.ts'
import { findSubscription, isUsernameTaken, usernameInvalidMessage, usernameTakenMessage } from './subscription.ts'

/** Without a valid link every name gets the same answer: strangers cannot ask who has an account. */
export const isUsernameValid: Handler<'isUsernameValid'> = async ({ Username, Token }, call) => {
  const { rateLimit, limits } = call
  const found = await findSubscription(call, Token)
  if ('message' in found) return { IsValid: false, message: found.message }
  const bucket = await sha256(`username|${found.link.token_hash}`)
  await claimAttempts(rateLimit, [{ bucket, allowed: limits.usernameChecks, window: limits.usernameChecksWindow }])
  const name = Username.trim().toLowerCase()
  if (!isEmailAddress(name)) return { IsValid: false, message: usernameInvalidMessage }
  return (await isUsernameTaken(call, name)) ? { IsValid: false, message: usernameTakenMessage } : { IsValid: true, message: '' }
}
