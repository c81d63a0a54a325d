import { words } from '#portal/i18n/catalogue.ts'

/** The text of specification §2: up to 3 people at once, a second group after 30 seconds, then a voice-only number. */
export const watchmanMessages = words('watchman', {
  login: 'Log in',
  /** After the password of a call group’s manager was set. */
  passwordSet: 'Your password is set. Once you log in, you name the people whom visitors reach.',
  loginToName: 'Log in and name your people',
})
