import { words } from '../i18n/catalogue.ts'

/** What is said where a card number was typed outside the payment provider's fields. */
export const cardNumberMessages = words('cardNumber', {
  refused: 'That looks like a card number, so we didn’t keep it. Enter it only in the payment provider’s fields.',
})
