import { params } from '@nanostores/i18n'
import { words } from '../../../i18n/catalogue.ts'

/** Alerts of specification §5 Subscribe, verbatim. */
export const subscribeMessages = words('subscribe', {
  title: 'Subscribe Callgroup',
  intro: params('{group} will call you when a visitor rings.'),
  yourGroup: 'Your call group',
  groupAt: params('{group} at {property}'),
  username: 'Username',
  usernameHelp: 'Your email address. Letters, digits, dot, hyphen, underscore and plus.',
  passwordHelp: 'At least 8 characters, at most 15, with a letter and a number.',
  submit: 'Subscribe',
  usernameEmpty: 'Please Enter Username',
  passwordEmpty: 'Please Enter Password',
  usernameInvalid: 'Please Enter Valid Username',
  passwordInvalid: 'Please Enter Valid Password',
  confirmPasswordEmpty: 'Confirm Password cannot be empty',
  confirmPasswordInvalid: 'Invalid Confirm Password',
  passwordsDiffer: 'Confirm Passwords do not match',
  done: params('You are in {group}. Open the app with your username to take visitor calls.'),
  login: 'Log in',
  invalidLink: 'This subscribe link is not valid',
  invalidLinkHint: 'It may have been used already. Ask the administrator of your property for a new one.',
})
