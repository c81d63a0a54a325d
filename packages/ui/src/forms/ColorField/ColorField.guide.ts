import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './ColorField.example.tsx'
import source from './ColorField.example.tsx?raw'
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
    'People paste colors out of brand books; the picker alone would not take them.',
  ],
  keyboard: {
    Tab: 'Goes on to the picker.',
  },
  accessibility: [
    'The picker has a name of its own; say in words where a color cannot be read on its ground.',
  ],
  words: colorFieldMessages,
  example: { Example, source },
}
