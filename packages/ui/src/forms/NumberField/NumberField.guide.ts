import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './NumberField.example.tsx'
import source from './NumberField.example.tsx?raw'
import { numberFieldMessages } from './NumberField.messages.ts'

export const numberFieldGuide: ComponentGuide = {
  components: ['NumberField'],
  status: 'new',
  since: '1.2',
  otherNames: ['number input', 'stepper', 'spinner', 'numeric input'],
  when: [
    'A whole number that counts: uses, seconds, a level.',
  ],
  not: [
    'Digits that are no number: a PIN, a unit, a ZIP code: `TextField` with `inputMode`.',
    'One of few numbers: `SegmentedControl` or `SelectField`.',
  ],
  why: [
    'Not the browser’s own number field: it drops what it cannot read, and the wheel changes it by mistake.',
  ],
  keyboard: {
    ArrowUp: 'One more.',
    ArrowDown: 'One less.',
  },
  accessibility: [
    'What is wrong with a number is its error, read when it appears.',
  ],
  words: numberFieldMessages,
  example: { Example, source },
}
