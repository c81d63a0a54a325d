import * as v from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { flag, linkToken, password, username } from '../shapes.ts'

/** The check of a mailed link, before its form opens. 429 `TOO_MANY_ATTEMPTS` after many links nobody got. */
export const validateResetPasswordLink = defineEndpoint({
  area: 'passwords',
  service: 'account',
  method: 'GET',
  path: '/validateResetPasswordLink',
  auth: 'none',
  assumed: true,
  summary: 'Whether a password link is usable, expired or not valid.',
  request: v.object({ token: linkToken }),
  response: v.looseObject({
    /** Empty where the link is usable; otherwise one of domain's `resetLinkMessages`, to the letter. */
    message: v.string(),
    /** The user name whose password is set; empty unless the link is usable. */
    Username: v.string(),
    /** The token to send with the new password; domain's `zeroToken` once the link has expired. */
    token: v.string(),
  }),
})

/**
 * Sets a new password by a mailed link and ends every session of its user. Refusals: 400 `VALIDATION` with `field` `password`
 * (the rule of specification §5) or `confirmpassword` (they differ), 429 `TOO_MANY_ATTEMPTS`.
 */
export const resetPassword = defineEndpoint({
  area: 'passwords',
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
    /** 'NonWebAccessUser': it is set, for the mobile app only. 'Password reset not completed': the link is used or nobody's. */
    message: v.string(),
  }),
})

/** Asks for a mail with a link. The answer is the same for a user nobody has. 429 `TOO_MANY_ATTEMPTS`. */
export const forgotPassword = defineEndpoint({
  area: 'passwords',
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
  /** 'Password already exists' is compared to the letter. */
  message: v.string(),
  /** 'signin', 'NonWebAccessUser', 'WatchmanSystemConfiguration' or another value (specification §4); may be empty. */
  redirect: v.string(),
}

/** The check of a master user, whose answer fills the page. 429 `TOO_MANY_ATTEMPTS` after many links nobody got. */
export const createMasterUser = defineEndpoint({
  area: 'passwords',
  service: 'account',
  method: 'GET',
  path: '/api/UserDetails/createMasterUser',
  auth: 'none',
  assumed: true,
  summary: 'Whether a master user may set a password, and whose it is.',
  /** What the link holds under this name: a token that cannot be guessed. */
  request: v.object({ userName: linkToken }),
  response: v.looseObject({
    ...masterUserAnswer,
    /** Shown read-only; empty unless the page opens. */
    Email: v.string(),
  }),
})

/** Refusals: 400 `VALIDATION` with `field` `Password`, 429 `TOO_MANY_ATTEMPTS`. */
export const createMasterUserPassword = defineEndpoint({
  area: 'passwords',
  service: 'account',
  method: 'POST',
  path: '/api/UserDetails/createMasterUserPassword',
  auth: 'none',
  assumed: true,
  idempotent: true,
  summary: 'Sets the first password of a master user.',
  /** `Username` is the link's `userName`. */
  request: v.object({ Username: linkToken, Password: password }),
  response: v.looseObject(masterUserAnswer),
})
