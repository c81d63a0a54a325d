import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './ReadOnlyField.example.tsx'
import source from './ReadOnlyField.example.tsx?raw'

export const readOnlyFieldGuide: ComponentGuide = {
  components: ['ReadOnlyField'],
  status: 'stable',
  otherNames: ['static text', 'disabled input', 'plain text'],
  when: [
    'A value of the form that the user may not change.',
    '`autoComplete="username"` beside a new password, for password managers.',
  ],
  not: [
    'Facts of a record outside a form: `DescriptionList`.',
    'A value that can be changed later: a disabled field with its reason.',
  ],
  keyboard: {},
  accessibility: [
    'Screen readers read it as text with its label, and that it is read-only.',
  ],
  example: { Example, source },
}
