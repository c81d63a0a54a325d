import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './FootBar.example.tsx'
import source from './FootBar.example.tsx?raw'

export const footBarGuide: ComponentGuide = {
  components: ['FootBar'],
  status: 'stable',
  otherNames: ['action bar', 'sticky footer', 'save bar'],
  when: [
    'A long form or a wizard: what is true now, what the next press would do, and the ways out.',
  ],
  not: [
    'A short form: `FormActions` at its end.',
    'A dialog: its `actions`.',
  ],
  why: [
    'It stays in sight, and what has the focus scrolls above it.',
  ],
  keyboard: {},
  accessibility: [
    '`waiting` says aloud why the last press did nothing, in the place of the fact.',
  ],
  example: { Example, source },
}
