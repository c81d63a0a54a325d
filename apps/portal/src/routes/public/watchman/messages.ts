import { words } from '#portal/i18n/catalogue.ts'

/** The texts of specification §2: up to 3 users at once, a second group after 30 seconds, then a voice-only number. */
export const watchmanMessages = words('watchman', {
  login: 'Log in',
  /** This text is shown after a call group’s manager has set a password. */
  passwordSet: 'Your password is set. Log in and choose the users that visitors can call.',
  loginToName: 'Log in and choose users',
})
