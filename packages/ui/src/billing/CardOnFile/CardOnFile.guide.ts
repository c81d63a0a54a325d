import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './CardOnFile.example.tsx'
import source from './CardOnFile.example.tsx?raw'
import { cardOnFileMessages } from './CardOnFile.messages.ts'

export const cardOnFileGuide: ComponentGuide = {
  components: ['CardOnFile'],
  status: 'stable',
  otherNames: ['payment method', 'credit card'],
  when: [
    'The card that pays: brand, last four and end, never more.',
  ],
  not: [
    'Payment by bank: `BankAccountPanel`.',
  ],
  keyboard: {},
  accessibility: [
    'That a card ends soon or has ended is a sentence.',
  ],
  words: cardOnFileMessages,
  example: { Example, source },
}
