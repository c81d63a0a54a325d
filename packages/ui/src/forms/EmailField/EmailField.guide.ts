import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const emailFieldGuide: ComponentGuide = {
  components: ['EmailField'],
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
  accessibility: [
    'Screen readers read the label, then help, status and error.',
    'The region of the error is in the page from the start, so that the error is announced.',
  ],
}
