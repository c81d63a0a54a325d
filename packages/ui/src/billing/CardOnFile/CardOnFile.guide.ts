import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './CardOnFile.example.tsx'
import source from './CardOnFile.example.tsx?raw'
import { cardOnFileMessages } from './CardOnFile.messages.ts'

export const cardOnFileGuide: ComponentGuide = {
  components: ['CardOnFile'],
  status: 'stable',
  otherNames: ['payment method', 'credit card'],
  when: [
    'The card that pays: brand, last four digits and expiry date, never more.',
  ],
  not: [
    'Payment by bank: `BankAccountPanel`.',
  ],
  keyboard: {},
  accessibility: [
    'A sentence says that a card expires soon or has expired.',
  ],
  words: cardOnFileMessages,
  example: { Example, source },
}
