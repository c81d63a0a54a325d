import type { ComponentGuide } from '../../docs/ComponentGuide.ts'
import { Example } from './SwitchField.example.tsx'
import source from './SwitchField.example.tsx?raw'

export const switchFieldGuide: ComponentGuide = {
  components: ['SwitchField'],
  status: 'stable',
  otherNames: ['toggle'],
  when: [
    'A setting that turns on or off at once.',
  ],
  not: [
    'A setting that is saved with a form: `CheckboxField`.',
  ],
  keyboard: {
    Space: 'Turns it on or off.',
  },
  accessibility: [
    'It is a switch that says its own state; the label does not change with it.',
  ],
  example: { Example, source },
}
