import { words } from '#portal/i18n/catalogue.ts'

/** The master user's page. 'Password already exists' is the specification's (§4, §8). */
export const masterUserMessages = words('masterUser', {
  intro: 'You are the master user of your account. This password logs you in.',
  passwordExists: 'Password already exists',
  pleaseLogin: 'You have set it before: please login.',
  login: 'Login',
})
