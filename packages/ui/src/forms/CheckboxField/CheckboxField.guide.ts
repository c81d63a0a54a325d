import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './CheckboxField.example.tsx'
import source from './CheckboxField.example.tsx?raw'

export const checkboxFieldGuide: ComponentGuide = {
  components: ['CheckboxField'],
  status: 'stable',
  otherNames: ['checkbox', 'tick box'],
  when: [
    'A yes or no that takes effect when the form is sent.',
  ],
  not: [
    'It takes effect at once: `SwitchField`.',
    'One of several: `RadioGroup`.',
  ],
  keyboard: {
    Space: 'Ticks it, or takes the tick away.',
  },
  accessibility: [
    'The whole line is the target.',
    'An error is tied to it and read after its name.',
  ],
  example: { Example, source },
}
