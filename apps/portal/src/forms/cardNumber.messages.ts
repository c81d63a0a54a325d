import { words } from '../i18n/catalogue.ts'

/** The message for a card number outside the payment provider's fields. */
export const cardNumberMessages = words('cardNumber', {
  refused: 'That looks like a card number, so we didn’t keep it. Enter it only in the payment provider’s fields.',
})
