import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './ReadOnlyField.example.tsx'
import source from './ReadOnlyField.example.tsx?raw'

export const readOnlyFieldGuide: ComponentGuide = {
  components: ['ReadOnlyField'],
  status: 'stable',
  otherNames: ['static text', 'disabled input', 'plain text'],
  when: [
    'A value belongs to the form but is not this person’s to change.',
    '`autoComplete="username"` beside a new password, for password managers.',
  ],
  not: [
    'Facts of a record that nobody edits here: `DescriptionList`.',
    'It can be changed later: a disabled field with its reason.',
  ],
  keyboard: {},
  accessibility: [
    'It is read as text with its label, and says that it is locked.',
  ],
  example: { Example, source },
}
