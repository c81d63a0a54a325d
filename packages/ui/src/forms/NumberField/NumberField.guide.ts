import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { numberFieldMessages } from './NumberField.messages.ts'

export const numberFieldGuide: ComponentGuide = {
  components: ['NumberField'],
  status: 'new',
  since: '1.2',
  otherNames: ['number input', 'stepper', 'spinner', 'numeric input'],
  when: [
    'A whole number: uses, seconds, a level.',
  ],
  not: [
    'Digits such as a PIN, a unit or a ZIP code: `TextField` with `inputMode`.',
    'One of few numbers: `SegmentedControl` or `SelectField`.',
  ],
  why: [
    'It is not the browser’s number field, which drops unreadable text and changes by the mouse wheel.',
  ],
  keyboard: {
    ArrowUp: 'One more.',
    ArrowDown: 'One less.',
  },
  accessibility: [
    'A problem with the number is its error, which is announced.',
  ],
  words: numberFieldMessages,
}
