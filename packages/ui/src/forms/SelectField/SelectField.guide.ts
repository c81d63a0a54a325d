import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const selectFieldGuide: ComponentGuide = {
  components: ['SelectField'],
  otherNames: ['select', 'dropdown', 'picker'],
  when: [
    'One of up to about twenty choices: a property, a type, a level.',
  ],
  not: [
    'Two to five: `RadioGroup`.',
    'A list with a search: `ComboboxField`.',
    'A filter of a list: `FilterSelect`.',
  ],
  why: [
    'The browser’s own list, so that phones show theirs.',
  ],
  keyboard: {
    ArrowDown: 'The next choice.',
    ArrowUp: 'The previous one.',
    'a letter': 'The next choice that begins with it.',
  },
  accessibility: [
    'Screen readers read the label, then help, status and error.',
    'The region of the error is in the page from the start, so that the error is announced.',
  ],
}
