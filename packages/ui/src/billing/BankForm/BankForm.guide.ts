import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { bankFormMessages } from './BankForm.messages.ts'

export const bankFormGuide: ComponentGuide = {
  components: ['BankForm'],
  otherNames: ['ACH form', 'routing number'],
  when: [
    'In `BankAccountPanel` as its `form`, while an account is added.',
  ],
  not: [
    'A card: `CardForm`.',
    'Don’t add a field for the account number: the gateway’s own frame asks for it.',
  ],
  accessibility: [
    'The gateway’s frame has a label; its loading and its errors are announced.',
  ],
  words: bankFormMessages,
}
