import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './FilteredTextField.example.tsx'
import source from './FilteredTextField.example.tsx?raw'

export const filteredTextFieldGuide: ComponentGuide = {
  components: ['FilteredTextField', 'FilteredTextArea'],
  status: 'stable',
  otherNames: ['text filter', 'sanitized input'],
  when: [
    'A text that must be kept free of markup, links and formulas whatever the page’s provider says: specification §5.',
    '`onFiltered` where the page has to know what was cut.',
  ],
  not: [
    'Everywhere else: `TextField` and `TextArea`, which carry the same filter unless `PortalProvider` has `hasTextFilter={false}`.',
  ],
  keyboard: {},
  accessibility: [
    'The label is tied to the control; help, status and error are read after it, in that order.',
    'The error’s region stands before it speaks, so that it is heard.',
    'What was cut, and why, is said in a status under the field.',
  ],
  example: { Example, source },
}
