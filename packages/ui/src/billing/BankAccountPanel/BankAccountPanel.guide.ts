import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { bankAccountPanelMessages } from './BankAccountPanel.messages.ts'

export const bankAccountPanelGuide: ComponentGuide = {
  components: ['BankAccountPanel'],
  otherNames: ['ACH', 'direct debit'],
  when: [
    'The bank account that pays: its name, whether it is verified, and the next step.',
    'Pass a `BankForm` as `form` while an account is added.',
  ],
  not: [
    'Payment by card: `CardOnFile`.',
  ],
  accessibility: [
    'The next step is a sentence, not only a badge.',
  ],
  words: bankAccountPanelMessages,
}
