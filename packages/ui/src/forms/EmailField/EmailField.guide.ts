import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './EmailField.example.tsx'
import source from './EmailField.example.tsx?raw'

export const emailFieldGuide: ComponentGuide = {
  components: ['EmailField'],
  status: 'stable',
  otherNames: ['email input'],
  when: [
    'An email address, or several with `multiple`.',
  ],
  not: [
    'A user name that may be something else: `TextField`.',
    'An address that the user may not change: `ReadOnlyField`.',
  ],
  why: [
    'The text filter does not apply to email addresses (specification §5).',
  ],
  keyboard: {},
  accessibility: [
    'Screen readers read the label, then help, status and error.',
    'The region of the error is in the page from the start, so that the error is announced.',
  ],
  example: { Example, source },
}
