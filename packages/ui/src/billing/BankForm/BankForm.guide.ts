import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './BankForm.example.tsx'
import source from './BankForm.example.tsx?raw'
import { bankFormMessages } from './BankForm.messages.ts'

export const bankFormGuide: ComponentGuide = {
  components: ['BankForm'],
  status: 'stable',
  otherNames: ['ACH form', 'routing number'],
  when: [
    'In `BankAccountPanel` as its `form`, while an account is added.',
  ],
  not: [
    'A card: `CardForm`.',
    'Don’t add a field for the account number: the gateway’s own frame asks for it.',
  ],
  keyboard: {},
  accessibility: [
    'The gateway’s frame has a label; its loading and its errors are announced.',
  ],
  words: bankFormMessages,
  example: { Example, source },
}
