import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { flag, linkToken, password, username } from '../shapes.ts'

/** Checks a mailed link before its form opens. 429 `TOO_MANY_ATTEMPTS` after many unknown links. */
export const validateResetPasswordLink = defineEndpoint({
  area: 'passwords',
  as: 'checkResetLink',
  service: 'account',
  method: 'GET',
  path: '/validateResetPasswordLink',
  auth: 'none',
  assumed: true,
  summary: 'Whether a password link is usable, expired or not valid.',
  request: v.object({ token: linkToken }),
  response: v.looseObject({
    /** Why the link is not usable, exactly one of the domain's `resetLinkMessages`; empty if it is usable. */
    message: v.string(),
    /** The username whose password is being set; empty unless the link is usable. */
    Username: v.string(),
    /** The token to send with the new password; the domain's `zeroToken` once the link has expired. */
    token: v.string(),
  }),
})

/**
 * Sets a new password by a mailed link and ends every session of its user. Refusals: 400 `VALIDATION` with `field` `password`
 * (the rule of specification §5) or `confirmpassword` (they differ), 429 `TOO_MANY_ATTEMPTS`.
 */
export const resetPassword = defineEndpoint({
  area: 'passwords',
  as: 'reset',
  service: 'account',
  method: 'POST',
  path: '/ResetPassword',
  auth: 'none',
  assumed: true,
  idempotent: true,
  summary: 'Sets a new password by a mailed link, once.',
  request: v.object({ password, confirmpassword: password, PasswordResetToken: linkToken }),
  response: v.looseObject({
    isSuccess: flag,
    /** The message. 'NonWebAccessUser': the password is set, for the mobile app only. 'Password reset not completed': the link is used or unknown. */
    message: v.string(),
  }),
})

/** Requests a mail with a link to set a new password. The answer is the same for an unknown user. 429 `TOO_MANY_ATTEMPTS`. */
export const forgotPassword = defineEndpoint({
  area: 'passwords',
  as: 'forgot',
  service: 'account',
  method: 'GET',
  path: '/ForgotPassword',
  auth: 'none',
  assumed: true,
  summary: 'Mails a password link to the user, if there is one.',
  request: v.object({ username }),
  response: v.looseObject({ message: v.string() }),
})

const masterUserAnswer = {
  isSuccess: flag,
  /** The message. Clients compare the text 'Password already exists' exactly. */
  message: v.string(),
  /** The page to continue with: 'signin', 'NonWebAccessUser', 'WatchmanSystemConfiguration' or another value (specification §4); may be empty. */
  redirect: v.string(),
}

/** Checks a master user; the answer fills the page. 429 `TOO_MANY_ATTEMPTS` after many unknown links. */
export const createMasterUser = defineEndpoint({
  area: 'passwords',
  as: 'checkFirstLink',
  service: 'account',
  method: 'GET',
  path: '/api/UserDetails/createMasterUser',
  auth: 'none',
  assumed: true,
  summary: 'Whether a master user may set a password, and the user name.',
  /** `userName` is the value that the link has under this name: a token that cannot be guessed. */
  request: v.object({ userName: linkToken }),
  response: v.looseObject({
    ...masterUserAnswer,
    /** The master user's email address, shown read-only; empty unless the page may open. */
    Email: v.string(),
  }),
})

/** Sets the first password of a master user. Refusals: 400 `VALIDATION` with `field` `Password`, 429 `TOO_MANY_ATTEMPTS`. */
export const createMasterUserPassword = defineEndpoint({
  area: 'passwords',
  as: 'setFirst',
  service: 'account',
  method: 'POST',
  path: '/api/UserDetails/createMasterUserPassword',
  auth: 'none',
  assumed: true,
  idempotent: true,
  summary: 'Sets the first password of a master user.',
  /** `Username` is the `userName` of the link. */
  request: v.object({ Username: linkToken, Password: password }),
  response: v.looseObject(masterUserAnswer),
})
