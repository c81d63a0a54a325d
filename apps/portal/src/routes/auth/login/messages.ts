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
  guestHint: 'Guests with a QR key don’t need an account. Open the link in your invite.',
  expired: 'The session time has expired. Please re-login again!',
  signedOut: 'You’re logged out.',
  noCallGroup: 'Your user has no call group yet. Ask your administrator to add you to one.',
  noDashboard: 'You can’t use this portal. Ask your administrator for access.',
  resetLinkInvalid: 'Password reset link is not vaild',
  passwordSaved: 'Your password was saved. Log in with it.',
  signInLinkInvalid: 'This sign-in link is no longer valid. Log in, then open it again.',
  linkInvalid: 'This link no longer works. Ask your administrator for a new one.',
  wayBackFailed: 'That session has ended. Log in as yourself.',
  unreachable: 'The portal can’t be reached. You are still logged in. Go back when you have a connection.',
  forgotPassword: 'Forgot password?',
  memoryOnly: 'This browser doesn’t let the portal store data. You stay logged in until you close or reload this page.',
  wrongCredentials: 'The username or password is incorrect. Check both and try again.',
  accessEnded: 'Your access has ended. Ask your administrator to extend it.',
  tooManyAttempts: params('Too many tries. Wait {seconds} seconds, then try again.'),
  tooManyAttemptsSoon: 'Too many tries. Wait a minute, then try again.',
  offline: 'The portal can’t be reached. Check your connection and try again. What you entered is still here.',
  failed: 'Login failed. Try again in a moment.',
})
