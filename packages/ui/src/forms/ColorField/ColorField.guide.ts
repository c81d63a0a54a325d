import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { colorFieldMessages } from './ColorField.messages.ts'

export const colorFieldGuide: ComponentGuide = {
  components: ['ColorField'],
  status: 'new',
  since: '1.2',
  otherNames: ['color picker', 'swatch', 'hex'],
  when: [
    'A color of someone’s brand.',
  ],
  not: [
    'One of a few colors: `RadioGroup` with their names.',
  ],
  why: [
    'Users paste colors from brand guides, which the picker alone does not accept.',
  ],
  keyboard: {
    Tab: 'Goes on to the picker.',
  },
  accessibility: [
    'The picker has its own name. Say in words if a color has too little contrast.',
  ],
  words: colorFieldMessages,
}
