import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { supportPhoneMessages } from './SupportPhone.messages.ts'

export const supportPhoneGuide: ComponentGuide = {
  components: ['SupportPhone'],
  otherNames: ['contact', 'help line'],
  when: [
    'Wherever users may need help: the top of a public page, an error, a lockdown.',
  ],
  not: [
    'The phone number of a user or a property: `<bdi>` in a `DescriptionList`.',
  ],
  keyboard: {
    Enter: 'Calls.',
  },
  accessibility: [
    'It is a link of the `tel:` kind; the number is never mirrored.',
  ],
  words: supportPhoneMessages,
}
