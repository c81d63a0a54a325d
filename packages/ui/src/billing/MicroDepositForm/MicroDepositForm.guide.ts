import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { microDepositFormMessages } from './MicroDepositForm.messages.ts'

export const microDepositFormGuide: ComponentGuide = {
  components: ['MicroDepositForm'],
  otherNames: ['bank verification'],
  when: [
    'Inside `BankAccountPanel`, which shows it by the account’s state; alone only on a page about one account.',
    '`kind` says whether the statement shows amounts or a code. The other kind fails at the gateway, so this form never offers both.',
  ],
  not: [
    'Don’t clear the fields after a refusal.',
    'Don’t say how many tries are left unless the service does.',
  ],
  why: [
    'Amounts are cents. `32` and `0.32` mean the same; `$32` could mean dollars, so it is refused.',
    'The code is accepted in any letter case, whole or as its last four characters, and also from a pasted line.',
    'A wrong attempt keeps the typed values, because one digit is easier to correct than two amounts to type again.',
  ],
  keyboard: {
    Enter: 'Sends the form, or says what is wrong and moves the focus there.',
  },
  accessibility: [
    'The drawing of the statement has a description in words.',
  ],
  words: microDepositFormMessages,
}
