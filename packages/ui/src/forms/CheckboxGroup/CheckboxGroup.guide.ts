import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const checkboxGroupGuide: ComponentGuide = {
  components: ['CheckboxGroup'],
  status: 'new',
  since: '1.2',
  otherNames: ['checkbox list', 'multiple choice', 'check all'],
  when: [
    'Several of a few things that should be seen together: doors, days, kinds of notices.',
  ],
  not: [
    'One of them: `RadioGroup`.',
    'Many: `MultiComboboxField`.',
    'A single yes or no: `CheckboxField`.',
    'Settings that change at once: `SwitchField`.',
  ],
  keyboard: {
    Space: 'Checks or clears the box.',
    Tab: 'The next box.',
  },
  accessibility: [
    'It is a `fieldset` with the label as its legend; the box for all shows when only some are checked.',
    'The error is read when it appears, and describes the group.',
  ],
}
