import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { languageSwitchMessages } from './LanguageSwitch.messages.ts'

export const languageSwitchGuide: ComponentGuide = {
  components: ['LanguageSwitch'],
  otherNames: ['locale picker'],
  when: [
    'In a header, a footer or an account menu of a product with several languages.',
  ],
  not: [
    'As a field of a form: `SelectField`.',
  ],
  keyboard: {
    ArrowDown: 'The next language.',
    ArrowUp: 'The previous one.',
  },
  accessibility: [
    'Each language has its own name with its `lang`, so that screen readers pronounce it right.',
  ],
  words: languageSwitchMessages,
}
