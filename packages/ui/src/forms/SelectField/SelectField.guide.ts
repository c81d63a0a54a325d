import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './SelectField.example.tsx'
import source from './SelectField.example.tsx?raw'

export const selectFieldGuide: ComponentGuide = {
  components: ['SelectField'],
  status: 'stable',
  otherNames: ['select', 'dropdown', 'picker'],
  when: [
    'One of up to about twenty choices: a property, a type, a level.',
  ],
  not: [
    'Two to five: `RadioGroup`.',
    'A list that is searched: `ComboboxField`.',
    'What narrows a list: `FilterSelect`.',
  ],
  why: [
    'The browser’s own list, so that phones show theirs.',
  ],
  keyboard: {
    ArrowDown: 'The next choice.',
    ArrowUp: 'The one before.',
    'a letter': 'The next choice that begins with it.',
  },
  accessibility: [
    'The label is tied to the control; help, status and error are read after it, in that order.',
    'The error’s region stands before it speaks, so that it is heard.',
  ],
  example: { Example, source },
}
