import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const choiceFieldGuide: ComponentGuide = {
  components: ['ChoiceField'],
  otherNames: ['picker', 'dropdown'],
  when: [
    'One of a list that is short at one property and long at another: groups, doors, templates.',
  ],
  not: [
    'A list that is always short: `SelectField`, or `RadioGroup` up to five.',
    'A list that is always long: `ComboboxField`.',
  ],
  why: [
    'The combobox loads only for a long list. Until then the browser’s own list is shown.',
  ],
  keyboard: {
    ArrowDown: 'The next choice.',
    ArrowUp: 'The previous one.',
  },
  accessibility: [
    'Both lists have the same label, help and error.',
  ],
}
