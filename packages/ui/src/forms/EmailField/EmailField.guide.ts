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
    'An address that is not this person’s to change: `ReadOnlyField`.',
  ],
  why: [
    'The text filter does not cover email addresses (specification §5): they may hold what it refuses elsewhere.',
  ],
  keyboard: {},
  accessibility: [
    'The label is tied to the control; help, status and error are read after it, in that order.',
    'The error’s region stands before it speaks, so that it is heard.',
  ],
  example: { Example, source },
}
