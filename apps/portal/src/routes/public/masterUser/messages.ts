import { words } from '#portal/i18n/catalogue.ts'

/** Texts of the page for a master user. 'Password already exists' is the specification's (§4, §8). */
export const masterUserMessages = words('masterUser', {
  intro: 'You are the master user of your account. You log in with this password.',
  passwordExists: 'Password already exists',
  pleaseLogin: 'You have already set it: please login.',
  login: 'Login',
})
