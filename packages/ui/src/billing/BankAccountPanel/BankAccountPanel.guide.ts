import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './BankAccountPanel.example.tsx'
import source from './BankAccountPanel.example.tsx?raw'

export const bankAccountPanelGuide: ComponentGuide = {
  components: ['BankAccountPanel'],
  status: 'stable',
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
  example: { Example, source },
}
