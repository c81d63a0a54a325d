import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const footBarGuide: ComponentGuide = {
  components: ['FootBar'],
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
  accessibility: [
    '`waiting` replaces the fact and announces why the last press did nothing.',
  ],
}
