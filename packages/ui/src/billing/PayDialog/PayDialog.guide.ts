import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './PayDialog.example.tsx'
import source from './PayDialog.example.tsx?raw'
import { payDialogMessages } from './PayDialog.messages.ts'

export const payDialogGuide: ComponentGuide = {
  components: ['PayDialog'],
  status: 'stable',
  otherNames: ['checkout', 'payment confirmation'],
  when: [
    'Right before money moves: how much, for what, from where.',
  ],
  not: [
    'Setting up a way to pay: `CardForm`, `BankForm`.',
  ],
  keyboard: {
    Escape: 'Closes it, while nothing is being paid.',
  },
  accessibility: [
    'The button says the amount: "Pay $1,284.50".',
  ],
  words: payDialogMessages,
  example: { Example, source },
}
