import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './BankAccountPanel.example.tsx'
import source from './BankAccountPanel.example.tsx?raw'
import { bankAccountPanelMessages } from './BankAccountPanel.messages.ts'

export const bankAccountPanelGuide: ComponentGuide = {
  components: ['BankAccountPanel'],
  status: 'stable',
  otherNames: ['ACH', 'direct debit'],
  when: [
    'The account that pays by bank: which it is, whether it is verified, and what to do next.',
    '`form` with a `BankForm` while one is added.',
  ],
  not: [
    'Payment by card: `CardOnFile`.',
  ],
  keyboard: {},
  accessibility: [
    'What is to be done next is a sentence, not only a badge.',
  ],
  words: bankAccountPanelMessages,
  example: { Example, source },
}
