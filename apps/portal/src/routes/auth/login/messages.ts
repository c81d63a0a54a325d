import { params } from '@nanostores/i18n'
import { words } from '#portal/i18n/catalogue.ts'

/** The sign-in page. `expired` is the specification's (§4), verbatim. */
export const loginMessages = words('login', {
  title: 'Log in',
  intro: 'Gates, doors and visitors of your property.',
  username: 'Username',
  password: 'Password',
  usernameMissing: 'Please Enter Username',
  passwordMissing: 'Please Enter Password',
  submit: 'Log in',
  submitting: 'Logging in…',
  guestHint: 'A guest with a QR key does not need an account: open the link in your invitation.',
  expired: 'The session time has expired. Please re-login again!',
  signedOut: 'You are logged out.',
  noCallGroup: 'Your user has no call group yet. Ask the administrator of your property to add you to one.',
  noDashboard: 'Your user may not use this portal. Ask the administrator of your property for access.',
  resetLinkInvalid: 'Password reset link is not vaild',
  passwordSaved: 'Your password was saved. Log in with it.',
  signInLinkInvalid: 'This sign-in link is not valid any more. Log in, then open it again.',
  linkInvalid: 'This link does not work any more. Ask the administrator of your property for a new one.',
  wayBackFailed: 'The way back to your own user failed: that session is over. You are nobody else any more. Log in as yourself.',
  unreachable: 'The portal could not be reached. You are still logged in; go back as soon as you have a connection.',
  forgotPassword: 'Forgot password?',
  memoryOnly: 'This browser does not let the portal store anything: you stay logged in until you close or reload this page.',
  wrongCredentials: 'The username or password is not right. Check both and try again.',
  accessEnded: 'Your access has ended. Ask your administrator to extend it.',
  tooManyAttempts: params('Too many tries. Wait {seconds} seconds, then try again.'),
  tooManyAttemptsSoon: 'Too many tries. Wait a minute, then try again.',
  offline: 'The portal cannot be reached. Check your connection and try again; what you typed is still here.',
  failed: 'Logging in did not work. Nothing was changed. Try again in a moment.',
})
