import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './FilteredTextField.example.tsx'
import source from './FilteredTextField.example.tsx?raw'

export const filteredTextFieldGuide: ComponentGuide = {
  components: ['FilteredTextField', 'FilteredTextArea'],
  status: 'stable',
  otherNames: ['text filter', 'sanitized input'],
  when: [
    'The page must say in its source that the text filter covers this text: specification §5.',
    '`onFiltered` where the page has to are told of what was cut.',
  ],
  not: [
    'Everywhere else: `TextField` and `TextArea`, which carry the same filter.',
  ],
  keyboard: {},
  accessibility: [
    'The label is tied to the control; help, status and error are read after it, in that order.',
    'The error’s region stands before it speaks, so that it is heard.',
    'What was cut, and why, is said in a status under the field.',
  ],
  example: { Example, source },
}
