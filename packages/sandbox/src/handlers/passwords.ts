import { nonWebAccessResult, passwordExistsMessage, resetLinkMessages, zeroToken } from '@portal/domain'
import type { PublicCall } from '../Call.ts'
import { claimMailRequest } from '../limits/rateLimit.ts'
import { findLink, issueLink } from '../links/links.ts'
import { resetPasswordMail } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import { requireValidPassword, setPassword, userOfLink } from '../passwords/setPassword.ts'
import { invalid } from '../Refusal.ts'
import type { Row } from '../store/schema.ts'
import { inTransaction, savepoint } from '../store/transaction.ts'
import { type Answer, type Handler, prepared } from './Handler.ts'

export const validateResetPasswordLink: Handler<'validateResetPasswordLink'> = async ({ token }, call) => {
  const { state, link } = await findLink(call, 'resetPassword', token)
  if (state === 'expired') return { message: resetLinkMessages.expired, Username: '', token: zeroToken }
  const user = state === 'valid' ? await userOfLink(call, link) : undefined
  return user ? { message: '', Username: user.username, token } : { message: resetLinkMessages.invalid, Username: '', token }
}

const resetLinkExpired: Answer<'resetPassword'> = { isSuccess: false, message: resetLinkMessages.expired }

const resetNotCompleted: Answer<'resetPassword'> = { isSuccess: false, message: 'Password reset not completed' }

export const resetPassword = prepared<'resetPassword'>(async ({ password, confirmpassword, PasswordResetToken }, call) => {
  requireValidPassword(password, 'password')
  if (confirmpassword !== password) throw invalid('confirmpassword', 'Confirm Passwords do not match..')
  if (PasswordResetToken === zeroToken) return resetLinkExpired
  const { state, link } = await findLink(call, 'resetPassword', PasswordResetToken)
  if (state === 'expired') return resetLinkExpired
  const user = state === 'valid' ? await userOfLink(call, link) : undefined
  if (!user || state !== 'valid') return resetNotCompleted
  const hash = await call.passwordHasher.hash(password)
  return async (trx) => {
    if (!(await setPassword(trx, user, link, hash))) return resetNotCompleted
    return { isSuccess: true, message: user.has_web_access === 0 ? nonWebAccessResult : 'Your password has been reset.' }
  }
})

const mailMayCome = 'If a user with this name exists, they get an email with a link to create a new password.'

export const forgotPassword: Handler<'forgotPassword'> = async ({ username }, call) => {
  const name = await claimMailRequest(call, 'resetPassword', username)
  const user = await call.store.selectFrom('users').selectAll().where('username', '=', name).where('removed_at', 'is', null).executeTakeFirst()
  await mailLink(call, user, name)
  return { message: mailMayCome }
}

async function mailLink(call: PublicCall, user: Row<'users'> | undefined, name: string): Promise<void> {
  // For unknown names the same rows are written and undone, so that the response time reveals nothing.
  await inTransaction(call.store, (trx) => savepoint(trx, 'mail', async () => {
    const mail = resetPasswordMail(user?.language ?? call.language, user?.name ?? name, await issueLink(trx, call, { kind: 'resetPassword', userId: user?.id ?? null }))
    await sendMail(trx, { ...mail, accountId: user?.account_id ?? 0, to: user?.email ?? name, sentAt: call.now })
    return user ?? null
  }))
}

/** The answer to an invalid link: it leads back to sign-in without revealing whether the user exists. */
const invalidMasterUserLink: Answer<'createMasterUserPassword'> = { isSuccess: false, message: 'This link is no longer valid. Please ask for a new one.', redirect: 'signin' }

export const createMasterUser: Handler<'createMasterUser'> = async ({ userName }, call) => {
  const { state, link } = await findLink(call, 'masterUser', userName)
  const user = state === 'valid' || state === 'used' ? await userOfLink(call, link) : undefined
  if (!user) return { ...invalidMasterUserLink, Email: '' }
  if (user.password_hash !== '') return { isSuccess: false, message: passwordExistsMessage, redirect: 'signin', Email: user.email }
  return state === 'valid' ? { isSuccess: true, message: '', redirect: '', Email: user.email } : { ...invalidMasterUserLink, Email: '' }
}

const masterUserRefused: Answer<'createMasterUserPassword'> = { ...invalidMasterUserLink, redirect: '' }

export const createMasterUserPassword = prepared<'createMasterUserPassword'>(async ({ Username, Password }, call) => {
  requireValidPassword(Password, 'Password')
  const { state, link } = await findLink(call, 'masterUser', Username)
  const user = state === 'valid' || state === 'used' ? await userOfLink(call, link) : undefined
  if (!user) return masterUserRefused
  if (user.password_hash !== '') return { isSuccess: false, message: passwordExistsMessage, redirect: '' }
  if (state !== 'valid') return masterUserRefused
  const hash = await call.passwordHasher.hash(Password)
  return async (trx) => {
    if (!(await setPassword(trx, user, link, hash))) return masterUserRefused
    return { isSuccess: true, message: 'Your password has been set.', redirect: await redirectOf(trx, user) }
  }
})

/**
 * The page to which a user is sent after setting a password (specification §4): users of only the app to the app, and users who answer
 * visitor calls to the page that explains them.
 */
async function redirectOf({ store }: PublicCall, user: Row<'users'>): Promise<string> {
  if (user.has_web_access === 0) return nonWebAccessResult
  const account = await store.selectFrom('accounts').select('is_active').where('id', '=', user.account_id).executeTakeFirst()
  if (account?.is_active === 0) return 'InactiveAccount'
  return user.watchman_phone_number === '' ? 'signin' : 'WatchmanSystemConfiguration'
}
