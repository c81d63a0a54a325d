import { words } from '#portal/i18n/catalogue.ts'

/** Texts for an invalid link; the form's texts are `SubscribePanel`'s. */
export const subscribeMessages = words('subscribe', {
  login: 'Log in',
  invalidLink: 'This subscribe link is not valid',
  invalidLinkHint: 'It may have been used already. Ask your administrator for a new one.',
})
