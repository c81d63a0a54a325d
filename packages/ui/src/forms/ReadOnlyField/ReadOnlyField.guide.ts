import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const readOnlyFieldGuide: ComponentGuide = {
  components: ['ReadOnlyField'],
  otherNames: ['static text', 'disabled input', 'plain text'],
  when: [
    'A value of the form that the user may not change.',
    '`autoComplete="username"` beside a new password, for password managers.',
  ],
  not: [
    'Facts of a record outside a form: `DescriptionList`.',
    'A value that can be changed later: a disabled field with its reason.',
  ],
  accessibility: [
    'Screen readers read it as text with its label, and that it is read-only.',
  ],
}
