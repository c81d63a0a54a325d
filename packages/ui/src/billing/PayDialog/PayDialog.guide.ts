import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { payDialogMessages } from './PayDialog.messages.ts'

export const payDialogGuide: ComponentGuide = {
  components: ['PayDialog'],
  otherNames: ['checkout', 'payment confirmation'],
  when: [
    'Right before a payment: the amount, its purpose, and the card or account.',
  ],
  not: [
    'A new card or bank account: `CardForm`, `BankForm`.',
  ],
  keyboard: {
    Escape: 'Closes it, unless a payment is running.',
  },
  accessibility: [
    'The button says the amount: "Pay $1,284.50".',
  ],
  words: payDialogMessages,
}
