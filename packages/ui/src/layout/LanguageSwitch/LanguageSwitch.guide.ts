import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './LanguageSwitch.example.tsx'
import source from './LanguageSwitch.example.tsx?raw'
import { languageSwitchMessages } from './LanguageSwitch.messages.ts'

export const languageSwitchGuide: ComponentGuide = {
  components: ['LanguageSwitch'],
  status: 'stable',
  otherNames: ['locale picker'],
  when: [
    'In a header, a footer or an account menu, wherever the product speaks more than one language.',
  ],
  not: [
    'As a field of a form: `SelectField`.',
  ],
  keyboard: {
    ArrowDown: 'The next language.',
    ArrowUp: 'The one before.',
  },
  accessibility: [
    'Each language is named in itself, with its `lang`, so that a reader pronounces it.',
  ],
  words: languageSwitchMessages,
  example: { Example, source },
}
