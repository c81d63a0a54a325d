import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './RadioGroup.example.tsx'
import source from './RadioGroup.example.tsx?raw'

export const radioGroupGuide: ComponentGuide = {
  components: ['RadioGroup'],
  status: 'stable',
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
  example: { Example, source },
}
