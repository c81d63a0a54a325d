import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { cardFormMessages } from './CardForm.messages.ts'

export const cardFormGuide: ComponentGuide = {
  components: ['CardForm'],
  otherNames: ['credit card form', 'payment form'],
  when: [
    'In `CardOnFile` as its `form`, while a card is added or replaced.',
  ],
  not: [
    'A bank account: `BankForm`.',
    'Don’t build a card-number field. A test refuses a component with `autocomplete="cc-number"`.',
  ],
  why: [
    '`fields` is an empty element of yours that the provider fills with its frame. The card’s number, end and code are typed there and never reach the page.',
    'The element stays mounted in every state, because removing it would lose typed text.',
    '`onSubmit` is called with the holder’s name only. Submit the provider’s fields in it, and save their answer.',
  ],
  accessibility: [
    'The provider’s frame has a label; its loading and its errors are announced.',
  ],
  words: cardFormMessages,
}
