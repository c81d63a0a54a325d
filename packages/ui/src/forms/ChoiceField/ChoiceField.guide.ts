import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './ChoiceField.example.tsx'
import source from './ChoiceField.example.tsx?raw'

export const choiceFieldGuide: ComponentGuide = {
  components: ['ChoiceField'],
  status: 'stable',
  otherNames: ['picker', 'dropdown'],
  when: [
    'One of a list that is short at one property and long at another: groups, doors, templates.',
  ],
  not: [
    'A list that is always short: `SelectField`, or `RadioGroup` up to five.',
    'A list that is always long: `ComboboxField`.',
  ],
  why: [
    'The code of the combobox is loaded only where a list is long. Until it is there, the browser’s list stands in.',
  ],
  keyboard: {
    ArrowDown: 'The next choice.',
    ArrowUp: 'The one before.',
  },
  accessibility: [
    'Both lists have the same label, help and error.',
  ],
  example: { Example, source },
}
