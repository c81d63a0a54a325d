import { words } from '#portal/i18n/catalogue.ts'

/** A link that leads nowhere; what the form says is `SubscribePanel`'s. */
export const subscribeMessages = words('subscribe', {
  login: 'Log in',
  invalidLink: 'This subscribe link is not valid',
  invalidLinkHint: 'It may have been used already. Ask your administrator for a new one.',
})
