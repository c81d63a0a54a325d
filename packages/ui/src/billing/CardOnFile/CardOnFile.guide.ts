import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { cardOnFileMessages } from './CardOnFile.messages.ts'

export const cardOnFileGuide: ComponentGuide = {
  components: ['CardOnFile'],
  otherNames: ['payment method', 'credit card'],
  when: [
    'The card that pays: brand, last four digits and expiry date, never more.',
  ],
  not: [
    'Payment by bank: `BankAccountPanel`.',
  ],
  accessibility: [
    'A sentence says that a card expires soon or has expired.',
  ],
  words: cardOnFileMessages,
}
