import { words } from '../../../i18n/catalogue.ts'

/** The text of specification §2: up to 3 people at once, a second group after 30 seconds, then a voice-only number. */
export const watchmanMessages = words('watchman', {
  login: 'Log in',
})
