import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './MicroDepositForm.example.tsx'
import source from './MicroDepositForm.example.tsx?raw'
import { microDepositFormMessages } from './MicroDepositForm.messages.ts'

export const microDepositFormGuide: ComponentGuide = {
  components: ['MicroDepositForm'],
  status: 'stable',
  otherNames: ['bank verification'],
  when: [
    'Inside `BankAccountPanel`, which decides by the account’s state. Alone only on a page about one account.',
    '`kind` says which of the two the statement shows. Sending the other kind fails at the gateway, so this form never offers both.',
  ],
  not: [
    'Don’t clear the fields after a refusal.',
    'Don’t say how many tries are left unless the service does.',
  ],
  why: [
    'Amounts are cents. `32` and `0.32` mean the same; `$32` could mean dollars and is asked again.',
    'The code is taken in any case, whole or its last four, or out of a pasted line.',
    'A wrong try keeps what was typed: one digit is easier to correct than two amounts to find again.',
  ],
  keyboard: {
    Enter: 'Sends, or says what is wrong and goes there.',
  },
  accessibility: [
    'The drawing of the statement is described in words.',
  ],
  words: microDepositFormMessages,
  example: { Example, source },
}
