import type { ComponentGuide } from '../../docs/ComponentGuide.ts'

export const radioGroupGuide: ComponentGuide = {
  components: ['RadioGroup'],
  otherNames: ['radio buttons', 'choice cards'],
  when: [
    'Two to five choices that should be seen together.',
  ],
  not: [
    'More: `SelectField`.',
    'Yes or no: `CheckboxField`.',
  ],
  keyboard: {
    ArrowDown: 'Chooses the next.',
    ArrowUp: 'Chooses the one before.',
    Tab: 'Leaves the group.',
  },
  accessibility: [
    'It is a `fieldset` with the label as its legend; each option’s help is read after its name.',
  ],
}
