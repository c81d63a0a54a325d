import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './FootBar.example.tsx'
import source from './FootBar.example.tsx?raw'

export const footBarGuide: ComponentGuide = {
  components: ['FootBar'],
  status: 'stable',
  otherNames: ['action bar', 'sticky footer', 'save bar'],
  when: [
    'A long form or a wizard: its state, the effect of the next press, and the buttons.',
  ],
  not: [
    'A short form: `FormActions` at its end.',
    'A dialog: its `actions`.',
  ],
  why: [
    'It stays in sight; the focused element scrolls above it.',
  ],
  keyboard: {},
  accessibility: [
    '`waiting` replaces the fact and announces why the last press did nothing.',
  ],
  example: { Example, source },
}
